/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

/// The contrast between what is in front and what is behind.
///
/// Source: Apple, SwiftUI, `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard
    case increased
}

extension EnvironmentValues {
    /// The desktop's; views can't change it.
    public var colorSchemeContrast: ColorSchemeContrast {
        settings.increasesContrast ? .increased : .standard
    }
}

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// What `fontWeight`, `bold` and the like change of the font.
    package var fontChanges: FontChanges {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
}

/// How the lines of a text lie in its width.
public enum TextAlignment: CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

package struct FontChanges: Equatable, Sendable {
    package var weight: Font.Weight?
    package var isItalic = false
    package var hasMonospacedDigits = false

    package func applied(to font: Font) -> Font {
        var font = font
        if let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct FontChangesKey: EnvironmentKey { static let defaultValue = FontChanges() }

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.fontChanges.weight, weight)
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.fontChanges.isItalic, isActive)
    }
    nonisolated public func monospacedDigit() -> some View { environment(\.fontChanges.hasMonospacedDigits, true) }
}

/// The direction in which a row of views and a line of text go.
///
/// Source: Apple, SwiftUI, `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

extension EnvironmentValues {
    /// Source: Apple, SwiftUI, `layoutDirection`.
    public var layoutDirection: LayoutDirection {
        get { direction }
        set { direction = newValue }
    }
}

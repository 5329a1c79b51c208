extension EnvironmentValues {
    /// What text and symbols are drawn with, as last set.
    package var foreground: AnyForeground? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    package var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    package var resolvedForeground: ResolvedColor {
        guard let foreground else { return Color.primary.resolved(in: self) }
        return foreground.color
    }
}

/// A foreground style, resolved where it was set.
package struct AnyForeground: Equatable {
    package let color: ResolvedColor
}

private struct ForegroundKey: EnvironmentKey { static let defaultValue: AnyForeground? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension View {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(
            EnvironmentModifier(
                change: { $0.foreground = AnyForeground(color: style.drawn(in: $0).color) },
                key: \EnvironmentValues.foreground,
                isSameAs: { other in
                    guard let otherStyle = other.value as? S else { return false }
                    return Comparison.isSame(style, otherStyle)
                }, value: style))
    }

    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }
}

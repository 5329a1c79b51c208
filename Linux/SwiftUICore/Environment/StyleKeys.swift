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

    /// The tint where it is more than a colour.
    var tintStyle: ResolvedStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    package var resolvedForeground: ResolvedColor { foregroundLevel(0).color }

    /// The foreground, or a weaker level of it.
    package func foregroundLevel(_ level: Int) -> ResolvedStyle {
        if level == 0, let current = foreground?.current { return current }
        guard let levels = foreground?.levels, let last = levels.last else {
            let color = level == 0 ? Color.primary : Color.secondary.opacity(Self.greys[min(level, 4)])
            return .paint(.color(color.resolved(in: self)))
        }
        if level < levels.count { return levels[level] }
        return last.opacity(Self.strengths[min(level - levels.count + 1, 4)])
    }

    /// Of the greys below a foreground that nobody set.
    private static let greys = [1, 1, 0.7, 0.5, 0.35]
    /// Of what was set, where no style is given for a level.
    static let strengths = [1, 0.5, 0.25, 0.2, 0.15]
}

/// A foreground style, resolved where it was set.
package struct AnyForeground: Equatable {
    package let current: ResolvedStyle
    /// The styles of the levels from the first one on; nil for those that are there from the start.
    package let levels: [ResolvedStyle]?

    package init(color: ResolvedColor) {
        self.init(levels: [.paint(.color(color))])
    }

    package init(levels: [ResolvedStyle]) {
        current = levels.first ?? .paint(.color(.clear))
        self.levels = levels
    }

    /// A level of the foreground that is there becomes the foreground; the levels stay as they are.
    package init(_ level: ResolvedStyle, of outer: AnyForeground?) {
        current = level
        levels = outer?.levels
    }
}

private struct ForegroundKey: EnvironmentKey { static let defaultValue: AnyForeground? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private struct TintStyleKey: EnvironmentKey { static let defaultValue: ResolvedStyle? = nil }

extension View {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        foreground(style) { environment in
            let drawn = style.drawn(in: environment)
            return style is HierarchicalShapeStyle
                ? AnyForeground(drawn, of: environment.foreground) : AnyForeground(levels: [drawn])
        }
    }

    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        foreground(ForegroundStyles(primary, secondary, secondary)) {
            AnyForeground(levels: [primary.drawn(in: $0), secondary.drawn(in: $0)])
        }
    }

    nonisolated public func foregroundStyle<S1, S2, S3>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        foreground(ForegroundStyles(primary, secondary, tertiary)) {
            AnyForeground(levels: [primary.drawn(in: $0), secondary.drawn(in: $0), tertiary.drawn(in: $0)])
        }
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        foreground(color) { environment in
            color.map { AnyForeground(levels: [.paint(.color($0.resolved(in: environment)))]) }
        }
    }

    nonisolated private func foreground<V>(
        _ value: V, _ resolve: @escaping (EnvironmentValues) -> AnyForeground?
    ) -> some View {
        modifier(EnvironmentModifier.styling(value, \.foreground) { $0.foreground = resolve($0) })
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(
            EnvironmentModifier.styling(tint, \.tintColor) {
                $0.tintColor = tint
                $0.tintStyle = nil
            })
    }

    /// Controls take the first colour of a gradient, and the tint of a material.
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        modifier(
            EnvironmentModifier.styling(tint, \.tintColor) {
                let style = tint?.drawn(in: $0)
                $0.tintColor = style.map { Color($0.color) }
                $0.tintStyle = style
            })
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension EnvironmentModifier {
    /// A change that makes a key's value from one of another type.
    nonisolated fileprivate static func styling<V, T>(
        _ value: V, _ key: KeyPath<EnvironmentValues, T>, _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> EnvironmentModifier {
        EnvironmentModifier(
            change: change, key: key,
            isSameAs: { other in
                guard other.key == key, let other = other.value as? V else { return false }
                return Comparison.isSame(value, other)
            }, value: value)
    }
}

private struct ForegroundStyles<S1, S2, S3> {
    let primary: S1
    let secondary: S2
    let tertiary: S3

    init(_ primary: S1, _ secondary: S2, _ tertiary: S3) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
    }
}

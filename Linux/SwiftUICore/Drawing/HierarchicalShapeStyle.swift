/// The foreground of the views around, or a weaker level of it.
///
/// Source: Apple, SwiftUI, `HierarchicalShapeStyle`.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
    fileprivate let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension HierarchicalShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foregroundLevel(level)
    }
}

// Weaker levels of any style.
extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// A weaker level of a style.
///
/// Source: Apple, SwiftUI, `HierarchicalShapeStyleModifier`.
@frozen public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
    fileprivate let base: Base
    fileprivate let level: Int
}

extension HierarchicalShapeStyleModifier: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        if let base = base as? HierarchicalShapeStyle { return environment.foregroundLevel(base.level + level) }
        if base is ForegroundStyle { return environment.foregroundLevel(level) }
        return base.drawn(in: environment).opacity(EnvironmentValues.strengths[level])
    }
}

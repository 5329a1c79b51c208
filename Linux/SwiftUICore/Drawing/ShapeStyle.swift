/// A way to fill a shape: a colour, a gradient, a material.
///
/// Source: Apple, SwiftUI, `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Only styles that the system draws itself resolve to nothing else.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is drawn by the system and resolves to no other style")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style that the core draws itself.
package protocol ResolvableStyle: ShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

package enum ResolvedStyle: Equatable, Sendable {
    case paint(Paint)
    /// In the rectangle of whatever is drawn with it.
    case gradient(ResolvedGradient)
    case material(blurRadius: Double, tint: ResolvedColor)

    /// The colour of text and symbols in this style.
    package var color: ResolvedColor {
        switch self {
        case .paint(let paint): paint.firstColor
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(_, let tint): tint
        }
    }

    /// What text and symbols are drawn with in place of the colour.
    package var gradient: ResolvedGradient? {
        if case .gradient(let gradient) = self { gradient } else { nil }
    }

    package func opacity(_ factor: Double) -> ResolvedStyle {
        if factor == 1 { return self }
        switch self {
        case .paint(let paint): return .paint(paint.opacity(factor))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { $0.opacity(factor) }
            return .gradient(gradient)
        case .material(let radius, var tint):
            tint.opacity *= factor
            return .material(blurRadius: radius, tint: tint)
        }
    }
}

extension ShapeStyle {
    package func drawn(in environment: EnvironmentValues) -> ResolvedStyle {
        if let own = self as? any ResolvableStyle { return own.resolvedStyle(in: environment) }
        return resolve(in: environment).drawn(in: environment)
    }
}

extension ShapeStyle where Self == Color {
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var clear: Color { Color.clear }
    public static var gray: Color { Color.gray }
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var blue: Color { Color.blue }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var indigo: Color { Color.indigo }
    public static var pink: Color { Color.pink }
    public static var purple: Color { Color.purple }
    public static var brown: Color { Color.brown }
}

/// The tint of the views around.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension TintShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.tintStyle ?? .paint(.color(Color.accentColor.resolved(in: environment)))
    }
}

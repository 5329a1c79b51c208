public import Foundation

/// Colours along a line, from one point of what is drawn to another.
///
/// Source: Apple, SwiftUI, `LinearGradient`.
@frozen nonisolated public struct LinearGradient: ShapeStyle, Sendable {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ResolvableStyle {
    nonisolated package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .gradient(ResolvedGradient(gradient, .linear(from: startPoint, to: endPoint), in: environment))
    }
}

/// Colours around a point, from one distance to another.
///
/// Source: Apple, SwiftUI, `RadialGradient`.
@frozen nonisolated public struct RadialGradient: ShapeStyle, Sendable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: ResolvableStyle {
    nonisolated package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let geometry = ResolvedGradient.Geometry.radial(
            center: center, startRadius: startRadius, endRadius: endRadius)
        return .gradient(ResolvedGradient(gradient, geometry, in: environment))
    }
}

/// Colours around a point, at distances that are parts of what is drawn.
///
/// Source: Apple, SwiftUI, `EllipticalGradient`.
@frozen nonisolated public struct EllipticalGradient: ShapeStyle, Sendable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startFraction: CGFloat
    private let endFraction: CGFloat

    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startFraction = startRadiusFraction
        endFraction = endRadiusFraction
    }

    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: ResolvableStyle {
    nonisolated package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let geometry = ResolvedGradient.Geometry.elliptical(
            center: center, startFraction: startFraction, endFraction: endFraction)
        return .gradient(ResolvedGradient(gradient, geometry, in: environment))
    }
}

/// Colours that change with the direction from a point.
///
/// Source: Apple, SwiftUI, `AngularGradient`.
@frozen nonisolated public struct AngularGradient: ShapeStyle, Sendable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: ResolvableStyle {
    nonisolated package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let geometry = ResolvedGradient.Geometry.angular(center: center, start: startAngle, end: endAngle)
        return .gradient(ResolvedGradient(gradient, geometry, in: environment))
    }
}

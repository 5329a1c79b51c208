public import Foundation

// Source: Apple, SwiftUI, `ShapeStyle`. Gradients of any colours, such as a colour's own.

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        PlacedGradient(gradient: gradient, geometry: .linear(from: startPoint, to: endPoint))
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        PlacedGradient(
            gradient: gradient, geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle {
        PlacedGradient(
            gradient: gradient,
            geometry: .elliptical(center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction))
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        PlacedGradient(gradient: gradient, geometry: .angular(center: center, start: startAngle, end: endAngle))
    }

    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> some ShapeStyle {
        PlacedGradient(
            gradient: gradient, geometry: .angular(center: center, start: angle, end: angle + .degrees(360)))
    }
}

/// A gradient whose colours are known where it is drawn, along a line or around a point.
private struct PlacedGradient: ShapeStyle, ResolvableStyle {
    let gradient: AnyGradient
    let geometry: ResolvedGradient.Geometry

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .gradient(gradient.resolved(geometry, in: environment))
    }
}

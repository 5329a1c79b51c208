public import Foundation

// Source: Apple, SwiftUI, `GraphicsContext.Shading`.
extension GraphicsContext.Shading {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
        linearGradient(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint, options: options)
    }

    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: CGPoint, endPoint: CGPoint,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
        GraphicsContext.Shading(style: { shape, environment in
            let stops = options.stops(of: gradient, in: environment)
            let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
            let length = across * across + down * down
            guard length > 0 else { return .paint(.linearGradient(stops, from: startPoint, to: endPoint)) }
            // Where the corners are along the line, in lengths of it.
            let places = shape.bounds.corners.map {
                (($0.x - startPoint.x) * across + ($0.y - startPoint.y) * down) / length
            }
            let repeated = options.repeated(stops, from: places.min() ?? 0, to: places.max() ?? 1)
            func point(_ place: CGFloat) -> CGPoint {
                CGPoint(x: startPoint.x + across * place, y: startPoint.y + down * place)
            }
            return .paint(
                .linearGradient(repeated.stops, from: point(repeated.first), to: point(repeated.last)))
        })
    }

    public static func radialGradient(
        _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
        radialGradient(
            AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius, options: options)
    }

    public static func radialGradient(
        _ gradient: AnyGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
        GraphicsContext.Shading(style: { shape, environment in
            var stops = options.stops(of: gradient, in: environment)
            var (start, end) = (startRadius, endRadius)
            let length = endRadius - startRadius
            if length > 0 {
                let reach = shape.bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? endRadius
                // Inwards as many whole lengths as there is room for.
                let repeated = options.repeated(
                    stops, from: -(startRadius / length).rounded(.down), to: (reach - startRadius) / length)
                stops = repeated.stops
                (start, end) = (startRadius + length * repeated.first, startRadius + length * repeated.last)
            }
            return .paint(
                .radialGradient(
                    stops, center: center, start: end > 0 ? start / end : 0, radii: CGSize(width: end, height: end)))
        })
    }

    public static func conicGradient(
        _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
        conicGradient(AnyGradient(gradient), center: center, angle: angle, options: options)
    }

    // It is all around: there is nothing outside to repeat it in.
    public static func conicGradient(
        _ gradient: AnyGradient, center: CGPoint, angle: Angle = Angle(),
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
        GraphicsContext.Shading(style: { _, environment in
            .paint(
                .angularGradient(
                    options.stops(of: gradient, in: environment), center: center, start: angle.radians))
        })
    }
}

extension GraphicsContext.GradientOptions {
    fileprivate func stops(of gradient: AnyGradient, in environment: EnvironmentValues) -> [Paint.GradientStop] {
        let stops = gradient.resolved(.linear(from: .top, to: .bottom), in: environment).stops
        return contains(.linearColor) ? Gradient.ColorSpace.linear.stops(stops) : stops
    }

    /// More repetitions than can be told apart are not drawn.
    private static let mostRepetitions = 200

    /// The stops as often as they fit between two places, and where they begin and end then; a gradient is at 0 to 1.
    fileprivate func repeated(
        _ stops: [Paint.GradientStop], from: CGFloat, to: CGFloat
    ) -> (stops: [Paint.GradientStop], first: CGFloat, last: CGFloat) {
        guard contains(.repeat) || contains(.mirror), from.isFinite, to.isFinite, let start = stops.first,
            let end = stops.last
        else { return (stops, 0, 1) }
        let first = Int(min(max(from.rounded(.down), -1000), 0))
        let last = min(Int(max(min(to.rounded(.up), 1000), 1)), first + Self.mostRepetitions)
        // A part of it ends where the next begins, whatever the places of its colours.
        let whole =
            [Paint.GradientStop(color: start.color, location: 0)] + stops
            + [Paint.GradientStop(color: end.color, location: 1)]
        let count = CGFloat(last - first)
        let all = (first..<last).flatMap { turn -> [Paint.GradientStop] in
            let isBackwards = contains(.mirror) && !turn.isMultiple(of: 2)
            return (isBackwards ? whole.reversed() : whole).map { stop in
                Paint.GradientStop(
                    color: stop.color,
                    location: (CGFloat(turn - first) + (isBackwards ? 1 - stop.location : stop.location)) / count)
            }
        }
        return (all, CGFloat(first), CGFloat(last))
    }
}

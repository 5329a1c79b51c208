package import Foundation

/// A gradient with its colours known, in the space of whatever is drawn with it.
package struct ResolvedGradient: Hashable, Sendable {
    package enum Geometry: Hashable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    package var stops: [Paint.GradientStop]
    package var geometry: Geometry

    init(_ gradient: Gradient, _ geometry: Geometry, in environment: EnvironmentValues) {
        stops = gradient.stops
            .map { Paint.GradientStop(color: $0.color.resolved(in: environment), location: $0.location) }
            .sorted { $0.location < $1.location }
        self.geometry = geometry
    }

    package func paint(in rect: CGRect) -> Paint {
        let rect = rect.isNull ? .zero : rect
        switch geometry {
        case .linear(let from, let to):
            return .linearGradient(stops, from: from.point(in: rect), to: to.point(in: rect))
        case .radial(let center, let start, let end):
            return .radialGradient(
                stops, center: center.point(in: rect), start: end > 0 ? start / end : 0,
                radii: CGSize(width: end, height: end))
        case .elliptical(let center, let start, let end):
            return .radialGradient(
                stops, center: center.point(in: rect), start: end > 0 ? start / end : 0,
                radii: CGSize(width: end * rect.width, height: end * rect.height))
        case .angular(let center, let start, let end):
            return angular(center.point(in: rect), start.radians, end.radians)
        }
    }

    /// Once around: what the gradient leaves over is shared by its last and its first colour.
    private func angular(_ center: CGPoint, _ start: Double, _ end: Double) -> Paint {
        let turn = 2 * Double.pi
        let span = end == start ? 1 : min(abs(end - start) / turn, 1)
        var around = stops
        for index in around.indices {
            // Backwards, it begins at its end.
            if end < start { around[index].location = 1 - around[index].location }
            around[index].location *= span
        }
        if end < start { around.reverse() }
        if span < 1, let first = around.first, let last = around.last {
            let middle = (1 + span) / 2
            around.append(.init(color: last.color, location: middle))
            around.append(.init(color: first.color, location: middle))
        }
        return .angularGradient(around, center: center, start: min(start, end))
    }
}

extension Paint.GradientStop {
    func opacity(_ factor: Double) -> Paint.GradientStop {
        var copy = self
        copy.color.opacity *= factor
        return copy
    }
}

extension Paint {
    var firstColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _):
            stops.first?.color ?? .clear
        }
    }

    func opacity(_ factor: Double) -> Paint {
        func weak(_ stops: [GradientStop]) -> [GradientStop] { stops.map { $0.opacity(factor) } }
        switch self {
        case .color(var color):
            color.opacity *= factor
            return .color(color)
        case .linearGradient(let stops, let from, let to): return .linearGradient(weak(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let start, let radii):
            return .radialGradient(weak(stops), center: center, start: start, radii: radii)
        case .angularGradient(let stops, let center, let start):
            return .angularGradient(weak(stops), center: center, start: start)
        }
    }
}

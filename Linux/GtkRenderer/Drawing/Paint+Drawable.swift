import Foundation
import SwiftUICore

extension Paint {
    /// The paint in numbers that GSK takes: it makes no gradient of others, and dies of having none.
    ///
    /// What has no extent, or none that is a number, is the gradient's last colour.
    var drawable: Paint {
        switch self {
        case .color: return self
        case .linearGradient(let stops, let start, let end):
            guard start != end, start.isNear, end.isNear else { return Self.last(stops) }
            return .linearGradient(Self.drawable(stops), from: start, to: end)
        case .radialGradient(let stops, let center, let start, let end):
            guard end.width > 0, end.height > 0, center.isNear else { return Self.last(stops) }
            return .radialGradient(
                Self.drawable(stops), center: center, start: min(0.9999, max(0, start)),
                radii: CGSize(width: min(end.width, farthest), height: min(end.height, farthest)))
        case .angularGradient(let stops, let center, let start):
            guard center.isNear, abs(start) <= farthest else { return Self.last(stops) }
            return .angularGradient(Self.drawable(stops), center: center, start: start)
        }
    }

    private static func last(_ stops: [GradientStop]) -> Paint {
        .color(stops.last?.color ?? clear)
    }

    private static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

    /// GSK wants at least two stops in rising order.
    private static func drawable(_ stops: [GradientStop]) -> [GradientStop] {
        let only = stops.first ?? GradientStop(color: clear, location: 0)
        var least: CGFloat = 0
        return (stops.count > 1 ? stops : [only, only]).map { stop in
            // In this order, since what is no number is passed on from the first place.
            least = max(least, min(1, max(0, stop.location)))
            return GradientStop(color: stop.color, location: least)
        }
    }
}

private let farthest: CGFloat = 1e9

extension CGPoint {
    fileprivate var isNear: Bool { abs(x) <= farthest && abs(y) <= farthest }
}

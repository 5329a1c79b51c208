public import Foundation

// Source: Apple, SwiftUI, `Path`. Angles turn from the x axis towards the y axis, which points down; so an arc that
// is not `clockwise` is seen to run with the clock.
extension Path {
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let curves = Arc(center: center, radius: radius, start: startAngle.radians, delta: delta.radians).curves
        let start = Arc.point(center, radius, startAngle.radians).applying(transform)
        append(isEmpty ? .move(to: start) : .line(to: start))
        append(contentsOf: curves.map { $0.applying(transform) })
    }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            delta = delta > 0 ? delta.truncatingRemainder(dividingBy: turn) - turn : max(delta, -turn)
        } else {
            delta = delta < 0 ? delta.truncatingRemainder(dividingBy: turn) + turn : min(delta, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Rounds the corner between the lines from here to the first point and from there to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = current.applying(transform.inverted())
        let first = (x: start.x - tangent1End.x, y: start.y - tangent1End.y)
        let second = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
        let cross = first.x * second.y - first.y * second.x
        guard radius > 0, lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
            // Lines without a corner.
            return append(.line(to: tangent1End.applying(transform)))
        }
        let cosine = (first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1)
        let half = acos(min(max(cosine, -1), 1)) / 2
        let reach = radius / tan(half)
        let from = CGPoint(
            x: tangent1End.x + first.x / lengths.0 * reach, y: tangent1End.y + first.y / lengths.0 * reach)
        let bisector = (x: first.x / lengths.0 + second.x / lengths.1, y: first.y / lengths.0 + second.y / lengths.1)
        let distance = radius / sin(half) / hypot(bisector.x, bisector.y)
        let center = CGPoint(x: tangent1End.x + bisector.x * distance, y: tangent1End.y + bisector.y * distance)
        let angle = atan2(from.y - center.y, from.x - center.x)
        let delta = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(angle), delta: .radians(delta), transform: transform)
    }
}

/// A part of a circle as Bézier curves of at most a quarter each.
struct Arc {
    let center: CGPoint
    let radius: CGFloat
    let start: Double
    let delta: Double

    static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    var curves: [Path.Element] {
        guard delta != 0, delta.isFinite else { return [] }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / Double(count)
        // Source: the control points that make a cubic curve touch a circle at both ends and in its middle.
        let handle = radius * 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let from = start + Double(index) * step
            let to = from + step
            let (begin, end) = (Self.point(center, radius, from), Self.point(center, radius, to))
            return .curve(
                to: end, control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
                control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
        }
    }
}

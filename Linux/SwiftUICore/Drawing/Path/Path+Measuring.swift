public import Foundation

// Source: Apple, SwiftUI, `Path`.
extension Path {
    /// The smallest rectangle around all that is drawn, control points left out; null for an empty path.
    public var boundingRect: CGRect { shape.bounds }

    /// Whether the point is inside, by the winding or the even-odd rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard boundingRect.contains(p) else { return false }
        var winding = 0
        for subpath in elements.subpaths {
            let corners = subpath.polygon
            for (index, a) in corners.enumerated() {
                let b = corners[(index + 1) % corners.count]
                // Counts the edges that a ray to the right crosses, each with its direction.
                guard (a.y <= p.y) != (b.y <= p.y) else { continue }
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > p.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The part of the outline between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let subpaths = elements.subpaths
        let measured = subpaths.map { subpath in subpath.curves.map(MeasuredCurve.init) }
        let total = measured.joined().reduce(0) { $0 + $1.length }
        let (first, last) = (from * total, to * total)
        var result: [Element] = []
        var position: CGFloat = 0
        for (subpath, curves) in zip(subpaths, measured) {
            var isDrawing = false
            var isWhole = true
            for curve in curves {
                let (begin, end) = (position, position + curve.length)
                position = end
                guard curve.length > 0, end > first, begin < last else {
                    isWhole = isWhole && curve.length == 0
                    continue
                }
                let (low, high) = (max(first, begin), min(last, end))
                isWhole = isWhole && low == begin && high == end
                let part = curve.curve.part(curve.parameter(at: low - begin), curve.parameter(at: high - begin))
                if !isDrawing { result.append(.move(to: part.start)) }
                isDrawing = true
                result.append(
                    part.isLine
                        ? .line(to: part.end)
                        : .curve(to: part.end, control1: part.control1, control2: part.control2))
            }
            if isDrawing && isWhole && subpath.isClosed { result.append(.closeSubpath) }
        }
        return Path(elements: result)
    }
}

/// A curve with the lengths of its straight pieces, to find the point at a length.
private struct MeasuredCurve {
    let curve: Bezier
    let length: CGFloat
    /// The length up to the end of each piece.
    private let ends: [CGFloat]

    init(_ curve: Bezier) {
        self.curve = curve
        // More pieces than to draw it: the speed along a curve varies.
        let count = curve.isLine ? 1 : max(16, curve.pieceCount * 2)
        var ends: [CGFloat] = []
        var previous = curve.start
        var length: CGFloat = 0
        for index in 1...count {
            let point = curve.point(at: CGFloat(index) / CGFloat(count))
            length += hypot(point.x - previous.x, point.y - previous.y)
            ends.append(length)
            previous = point
        }
        self.ends = ends
        self.length = length
    }

    func parameter(at wanted: CGFloat) -> CGFloat {
        guard wanted > 0 else { return 0 }
        guard wanted < length, let index = ends.firstIndex(where: { $0 >= wanted }) else { return 1 }
        let before = index == 0 ? 0 : ends[index - 1]
        let within = ends[index] > before ? (wanted - before) / (ends[index] - before) : 0
        return (CGFloat(index) + within) / CGFloat(ends.count)
    }
}

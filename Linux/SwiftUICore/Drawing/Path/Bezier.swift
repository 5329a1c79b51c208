import Foundation

/// A cubic curve between two points; a line is one whose control points lie on it.
struct Bezier {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine = false

    init(line start: CGPoint, _ end: CGPoint) {
        self.start = start
        control1 = start.mixed(with: end, 1.0 / 3)
        control2 = start.mixed(with: end, 2.0 / 3)
        self.end = end
        isLine = true
    }

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The cubic curve that is the quadratic one.
    init(_ start: CGPoint, control: CGPoint, _ end: CGPoint) {
        self.init(start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        if isLine { return start.mixed(with: end, t) }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The part between two parameters. Source: de Casteljau's construction.
    func part(_ from: CGFloat, _ to: CGFloat) -> Bezier {
        if isLine { return Bezier(line: point(at: from), point(at: to)) }
        let right = from > 0 ? split(at: from).1 : self
        return to < 1 ? right.split(at: (to - from) / (1 - from)).0 : right
    }

    private func split(at t: CGFloat) -> (Bezier, Bezier) {
        let a = start.mixed(with: control1, t)
        let b = control1.mixed(with: control2, t)
        let c = control2.mixed(with: end, t)
        let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
        let middle = ab.mixed(with: bc, t)
        return (Bezier(start, a, ab, middle), Bezier(middle, bc, c, end))
    }

    /// How many straight pieces show the curve to a twentieth of a point.
    var pieceCount: Int {
        if isLine { return 1 }
        let bend = max(
            hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
            hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        guard bend.isFinite else { return 1 }
        // Source: the bound of a cubic curve's distance from its chord by its second differences.
        return min(max(1, Int((0.75 * bend / 0.05).squareRoot().rounded(.up))), 200)
    }

    /// Ends of straight pieces, without the start.
    var flattened: [CGPoint] {
        let count = pieceCount
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// Where the curve turns back along an axis: the only places besides its ends that can be outermost.
    var extremes: [CGPoint] {
        guard !isLine else { return [] }
        let roots =
            Self.turns(start.x, control1.x, control2.x, end.x) + Self.turns(start.y, control1.y, control2.y, end.y)
        return roots.map(point)
    }

    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        let roots: [CGFloat]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

/// A piece of an outline: what lies between two moves.
struct Subpath {
    var start: CGPoint
    var curves: [Bezier] = []
    var isClosed = false

    /// Corners of the outline with its curves made straight; a closed one ends where it began.
    var polygon: [CGPoint] { [start] + curves.flatMap(\.flattened) }
}

extension [Path.Element] {
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var position = CGPoint.zero
        func add(_ curve: Bezier) {
            current = current ?? Subpath(start: position)
            current?.curves.append(curve)
            position = curve.end
        }
        for element in self {
            switch element {
            case .move(let point):
                if let current { result.append(current) }
                current = Subpath(start: point)
                position = point
            case .line(let end): add(Bezier(line: position, end))
            case .quadCurve(let end, let control): add(Bezier(position, control: control, end))
            case .curve(let end, let first, let second): add(Bezier(position, first, second, end))
            case .closeSubpath:
                guard var closed = current else { continue }
                if position != closed.start { closed.curves.append(Bezier(line: position, closed.start)) }
                closed.isClosed = true
                result.append(closed)
                position = closed.start
                current = nil
            }
        }
        if let current { result.append(current) }
        return result
    }
}

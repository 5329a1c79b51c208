import Foundation

extension Path {
    /// The outline of the line that `style` draws along this one.
    ///
    /// Made of pieces that overlap, each turning the same way, so that the winding rule fills them as one; curves
    /// become straight pieces.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var outliner = StrokeOutliner(style: style)
        for subpath in elements.subpaths { outliner.add(subpath.polygon.withoutRepeats, isClosed: subpath.isClosed) }
        return Path(elements: outliner.elements)
    }
}

extension [CGPoint] {
    fileprivate var withoutRepeats: [CGPoint] {
        var result: [CGPoint] = []
        for point in self where result.last != point { result.append(point) }
        return result
    }
}

private struct StrokeOutliner {
    let style: StrokeStyle
    private(set) var elements: [Path.Element] = []

    init(style: StrokeStyle) {
        self.style = style
    }

    private var half: CGFloat { style.lineWidth / 2 }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        guard points.count > 1 else {
            if let point = points.first { addDot(point) }
            return
        }
        let dashes = style.dashes
        guard !dashes.isEmpty else { return addLine(points, isClosed: isClosed) }
        for dash in dashed(points, by: dashes) { addLine(dash, isClosed: false) }
    }

    private mutating func addLine(_ points: [CGPoint], isClosed: Bool) {
        for (a, b) in zip(points, points.dropFirst()) { addSegment(a, b) }
        for index in points.indices.dropFirst().dropLast() {
            addJoin(points[index - 1], points[index], points[index + 1])
        }
        if isClosed, points.count > 2 {
            addJoin(points[points.count - 2], points[0], points[1])
        } else {
            addCap(at: points[0], from: points[1])
            addCap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
        let across = normal(a, b)
        addPolygon([a.moved(across, 1), b.moved(across, 1), b.moved(across, -1), a.moved(across, -1)])
    }

    private mutating func addJoin(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) {
        if style.lineJoin == .round { return addCircle(corner) }
        var (before, after) = (normal(a, corner), normal(corner, b))
        let cross = before.width * after.height - before.height * after.width
        guard abs(cross) > 1e-9 * half * half else { return }
        // The gap is on the outer side of the turn.
        if cross > 0 {
            before = CGSize(width: -before.width, height: -before.height)
            after = CGSize(width: -after.width, height: -after.height)
        }
        var points = [corner, corner.moved(before, 1)]
        let sum = CGSize(width: before.width + after.width, height: before.height + after.height)
        let length = hypot(sum.width, sum.height)
        // Source: the miter's length by the line's width is 1 / sin of half the angle between the lines.
        if style.lineJoin == .miter, length > 0, 2 * half / length <= style.miterLimit {
            points.append(corner.moved(sum, 2 * half * half / (length * length)))
        }
        addPolygon(points + [corner.moved(after, 1)])
    }

    private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(end)
        case .square:
            let across = normal(inner, end)
            addSegment(end, CGPoint(x: end.x + across.height, y: end.y - across.width))
        }
    }

    private mutating func addDot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(point)
        case .square:
            let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
            addPolygon(square.corners)
        }
    }

    private mutating func addCircle(_ center: CGPoint) {
        elements.append(.move(to: Arc.point(center, half, 0)))
        elements += Arc(center: center, radius: half, start: 0, delta: 2 * .pi).curves
        elements.append(.closeSubpath)
    }

    /// Turns the polygon the way all of them turn.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        let turned = area < 0 ? points.reversed() : points
        elements.append(.move(to: turned[0]))
        elements += turned.dropFirst().map { .line(to: $0) }
        elements.append(.closeSubpath)
    }

    /// Half the line's width to the left of the way from one point to the other.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGSize {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGSize(width: -(b.y - a.y) / length * half, height: (b.x - a.x) / length * half)
    }

    private func dashed(_ points: [CGPoint], by dashes: [CGFloat]) -> [[CGPoint]] {
        let period = dashes.reduce(0, +)
        var rest = style.dashPhase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= dashes[index] {
            rest -= dashes[index]
            index = (index + 1) % dashes.count
        }
        var left = dashes[index] - rest
        var result: [[CGPoint]] = []
        var current: [CGPoint] = index % 2 == 0 ? [points[0]] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var position: CGFloat = 0
            while length - position > left {
                position += left
                let point = a.mixed(with: b, position / length)
                if index % 2 == 0 {
                    result.append(current + [point])
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % dashes.count
                left = dashes[index]
            }
            left -= length - position
            if index % 2 == 0 { current.append(b) }
        }
        if current.count > 1 { result.append(current) }
        return result.filter { $0.count > 1 }
    }
}

extension CGPoint {
    fileprivate func moved(_ by: CGSize, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: x + by.width * factor, y: y + by.height * factor)
    }
}

public import Foundation

// Source: Apple, SwiftUI, `Path`.
extension Path {
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { extend(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extend(.quadCurve(to: end, control: control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extend(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { extend(.closeSubpath) }

    /// A line needs a point to begin at.
    private mutating func extend(_ element: Element) {
        guard !isEmpty else { return }
        append(element)
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.rectangle(rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        append(Path(roundedRect: rect, cornerSize: cornerSize, style: style).shape, transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        append(.unevenRectangle(rect, CornerSizes(cornerRadii)), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.ellipse(rect), transform: transform)
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append(contentsOf: [.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty && transform.isIdentity {
            self = path
        } else {
            append(contentsOf: path.elements.map { $0.applying(transform) })
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        // What only moves or grows stays the plain shape that it is.
        if transform.b == 0, transform.c == 0, let plain = shape.scaled(by: transform) { return Path(plain: plain) }
        return Path(elements: elements.map { $0.applying(transform) })
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let first, let second):
            .curve(
                to: end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}

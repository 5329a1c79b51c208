public import Foundation

/// The outline of a shape: lines and curves in any number of pieces.
///
/// Source: Apple, SwiftUI, `Path`.
nonisolated public struct Path: Equatable, LosslessStringConvertible, Sendable {
    /// A step of the outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// What it is if it is one plain shape, which is cheap to draw; its steps are made when they are asked for.
    private var plain: DisplayShape?
    private var steps: [Element]

    public init() {
        steps = []
    }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public init(_ rect: CGRect) {
        self.init(plain: .rectangle(rect))
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        guard cornerSize.width != cornerSize.height else {
            self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
            return
        }
        self.init(plain: .unevenRectangle(rect, CornerSizes(all: cornerSize)))
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(plain: .roundedRectangle(rect, radius: cornerRadius))
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(plain: .unevenRectangle(rect, CornerSizes(cornerRadii)))
    }

    public init(ellipseIn rect: CGRect) {
        self.init(plain: .ellipse(rect))
    }

    package init(plain shape: DisplayShape) {
        plain = shape
        steps = []
    }

    package init(elements: [Element]) {
        steps = elements
    }

    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.plain, rhs.plain) {
        case (let a?, let b?): a == b
        case (nil, nil): lhs.steps == rhs.steps
        default: lhs.elements == rhs.elements
        }
    }

    package var elements: [Element] { plain?.elements ?? steps }

    /// What to draw of it.
    package var shape: DisplayShape { shape(isEvenOdd: false) }

    package func shape(isEvenOdd: Bool) -> DisplayShape {
        plain ?? .path(DisplayPath(steps, isEvenOdd: isEvenOdd))
    }

    public var isEmpty: Bool { plain == nil && steps.isEmpty }

    /// Calls the closure with each step.
    public func forEach(_ body: (Path.Element) -> Void) {
        elements.forEach(body)
    }

    /// Where the next line or curve begins.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: elements.subpathStart
        }
    }

    package mutating func append(_ element: Element) {
        takeSteps()
        steps.append(element)
    }

    package mutating func append(contentsOf elements: [Element]) {
        takeSteps()
        steps.append(contentsOf: elements)
    }

    /// Becomes the shape where nothing is there yet, so that it stays cheap; adds its steps otherwise.
    package mutating func append(_ shape: DisplayShape, transform: CGAffineTransform) {
        if isEmpty && transform.isIdentity {
            plain = shape
        } else {
            append(contentsOf: shape.elements.map { $0.applying(transform) })
        }
    }

    private mutating func takeSteps() {
        guard let plain else { return }
        steps = plain.elements
        self.plain = nil
    }
}

extension [Path.Element] {
    /// Where the last piece of the outline began.
    var subpathStart: CGPoint? {
        for element in reversed() { if case .move(let point) = element { return point } }
        return nil
    }
}

public import Foundation

/// A rectangle over the whole frame.
nonisolated public struct Rectangle: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

    public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
}

/// A rectangle with rounded corners over the whole frame.
nonisolated public struct RoundedRectangle: InsettableShape, ShrinkingShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    @inlinable nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        guard cornerSize.width == cornerSize.height else {
            return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
        }
        let radius = min(cornerSize.width, rect.width / 2, rect.height / 2)
        return Path(roundedRect: rect, cornerRadius: max(0, radius), style: style)
    }

    nonisolated func shrunk(by amount: CGFloat) -> RoundedRectangle {
        RoundedRectangle(
            cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
            style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

    public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}

/// A rectangle with half circles at its short sides.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

    public typealias Body = _ShapeView<Capsule, ForegroundStyle>
}

/// The largest circle within the frame, in its middle.
nonisolated public struct Circle: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions()
        let side = min(offered.width, offered.height)
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

    public typealias Body = _ShapeView<Circle, ForegroundStyle>
}

/// An ellipse over the whole frame.
nonisolated public struct Ellipse: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

    public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

/// A shape that becomes another one within a smaller frame: its corners are rounded less.
nonisolated protocol ShrinkingShape: Shape {
    func shrunk(by amount: CGFloat) -> Self
}

extension ShrinkingShape {
    nonisolated fileprivate func shrunkPath(by amount: CGFloat, in rect: CGRect) -> Path {
        shrunk(by: amount).path(in: rect)
    }
}

/// A shape drawn within a smaller frame.
nonisolated struct Inset<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    nonisolated init(_ base: Base, by amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        guard let shrinking = base as? any ShrinkingShape else { return base.path(in: inner) }
        return shrinking.shrunkPath(by: amount, in: inner)
    }

    nonisolated func inset(by more: CGFloat) -> Inset<Base> { Inset(base, by: amount + more) }

    typealias Body = _ShapeView<Inset<Base>, ForegroundStyle>
}

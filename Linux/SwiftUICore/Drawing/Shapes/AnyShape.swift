public import Foundation

/// A shape of a type that is known at run time only.
///
/// Source: Apple, SwiftUI, `AnyShape`.
@frozen nonisolated public struct AnyShape: Shape {
    private let base: any Shape

    nonisolated public init<S>(_ shape: S) where S: Shape {
        base = shape
    }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}

/// The shape of the container around; a rectangle, as no container says what it is.
///
/// Source: Apple, SwiftUI, `ContainerRelativeShape`.
@frozen nonisolated public struct ContainerRelativeShape: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }

    public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
}

extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A rectangle, each of whose corners is rounded as it likes.
///
/// Source: Apple, SwiftUI, `UnevenRoundedRectangle`.
@frozen nonisolated public struct UnevenRoundedRectangle: InsettableShape, ShrinkingShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(self, by: amount)
    }

    nonisolated func shrunk(by amount: CGFloat) -> UnevenRoundedRectangle {
        func shrunk(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        return UnevenRoundedRectangle(
            topLeadingRadius: shrunk(cornerRadii.topLeading), bottomLeadingRadius: shrunk(cornerRadii.bottomLeading),
            bottomTrailingRadius: shrunk(cornerRadii.bottomTrailing),
            topTrailingRadius: shrunk(cornerRadii.topTrailing),
            style: style)
    }

    public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
}

extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

public import Foundation

/// An outline that can be filled, stroked, or used to clip.
///
/// Source: Apple, SwiftUI, `Shape`.
nonisolated public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape whose inside can be drawn smaller.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// The outline of a shape.
///
/// Source: Apple, SwiftUI, `Path`; made of rectangles, rounded rectangles and ellipses for now.
public struct Path: Equatable, Sendable {
    package let shape: DisplayShape

    public init(_ rect: CGRect) {
        shape = .rectangle(rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        shape = .roundedRectangle(rect, radius: cornerRadius)
    }

    public init(ellipseIn rect: CGRect) {
        shape = .ellipse(rect)
    }

    public var boundingRect: CGRect { shape.bounds }
}

/// How a corner is rounded. GTK rounds circular corners only; both are drawn so.
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

// A shape as a view is filled with the foreground.
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The foreground of the views around.
public struct ForegroundStyle: ShapeStyle {
    @inlinable public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ForegroundStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(environment.resolvedForeground))
    }
}

public import Foundation

/// An outline that can be filled, stroked, or used to clip.
///
/// Source: Apple, SwiftUI, `Shape`.
nonisolated public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
    /// What is usually drawn of it: its inside or its outline.
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// Source: Apple, SwiftUI, `ShapeRole`.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

extension Shape {
    /// The outline in a rectangle anywhere. A shape is asked for it at the origin: what it draws counts from there.
    nonisolated func placedPath(in rect: CGRect) -> Path {
        path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    }

    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape whose inside can be drawn smaller.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
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

// A path is a shape of its own size, wherever it is drawn.
extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }

    public typealias Body = _ShapeView<Path, ForegroundStyle>
}

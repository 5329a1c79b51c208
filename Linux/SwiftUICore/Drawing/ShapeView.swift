import Foundation

/// A view that draws a shape, to which more fills and strokes can be added.
///
/// Source: Apple, SwiftUI, `ShapeView`.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Self.Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content, Style>: ShapeView where Content: Shape, Style: ShapeStyle {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ShapeBox(graph: parent.graph), parent: parent, environment: environment) {
            $0.style.drawn(in: $1)
        } configure: { box, view, style in
            box.configure(view.shape, style: style, fillStyle: view.fillStyle)
        }
    }
}

/// The line along a shape's outline.
nonisolated struct StrokedShapeView<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
    let shape: S
    let style: Style
    let stroke: StrokeStyle

    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ShapeBox(graph: parent.graph), parent: parent, environment: environment) {
            $0.style.drawn(in: $1)
        } configure: { box, view, style in
            box.configure(view.shape, style: style, stroke: view.stroke)
        }
    }
}

/// Draws a shape; takes what it is offered unless the shape says otherwise.
final class ShapeBox: Box {
    private var path: (CGRect) -> DisplayShape = { .rectangle($0) }
    private var fit: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    private var style = ResolvedStyle.paint(.color(.init(red: 0, green: 0, blue: 0, opacity: 0)))
    private var stroke: StrokeStyle?
    /// What was made of the shape for a rectangle: its path is asked for once.
    private var known: (rect: CGRect, shape: DisplayShape)?

    @MainActor func configure(
        _ shape: some Shape, style: ResolvedStyle, fillStyle: FillStyle = FillStyle(), stroke: StrokeStyle? = nil
    ) {
        self.style = style
        fit = { shape.sizeThatFits($0) }
        known = nil
        if stroke == nil, let outlined = shape as? any OutlinedShape {
            // The line itself can be drawn sharper than the outline around it.
            self.stroke = outlined.strokeStyle
            path = {
                outlined.outline(in: CGRect(origin: .zero, size: $0.size)).offsetBy(dx: $0.minX, dy: $0.minY).shape
            }
        } else {
            self.stroke = stroke
            path = { shape.placedPath(in: $0).shape(isEvenOdd: fillStyle.isEOFilled) }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

    override func render(into builder: DisplayBuilder) {
        builder.add(CGRect(origin: .zero, size: size)) { rect in
            if known?.rect != rect { known = (rect, path(rect)) }
            return style.item(known?.shape ?? .rectangle(rect), stroke: stroke)
        }
    }
}

extension ResolvedStyle {
    func item(_ shape: DisplayShape, stroke: StrokeStyle? = nil) -> DisplayItem {
        switch self {
        case .paint(let paint):
            if let stroke { .stroke(shape, paint, stroke) } else { .fill(shape, paint) }
        case .gradient(let gradient):
            ResolvedStyle.paint(gradient.paint(in: shape.bounds)).item(shape, stroke: stroke)
        case .material(let radius, let tint):
            .material(
                stroke.map { Path(elements: shape.elements).strokedPath($0).shape } ?? shape, blurRadius: radius,
                tint: tint)
        }
    }
}

public import Foundation

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
    public var shape: Content
    public var style: Style

    nonisolated package init(shape: Content, style: Style) {
        self.shape = shape
        self.style = style
    }
}

extension _ShapeView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ShapeBox(graph: parent.graph), parent: parent, environment: environment) {
            box, view, environment in
            box.configure(view.shape, style: view.style.drawn(in: environment))
        }
    }
}

/// The outline of a shape.
nonisolated private struct StrokedShape<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
    let shape: S
    let style: Style
    let lineWidth: CGFloat

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ShapeBox(graph: parent.graph), parent: parent, environment: environment) {
            box, view, environment in
            box.configure(view.shape, style: view.style.drawn(in: environment), lineWidth: view.lineWidth)
        }
    }
}

extension Shape {
    nonisolated public func fill<S>(_ content: S = .foreground) -> some View where S: ShapeStyle {
        _ShapeView(shape: self, style: content)
    }

    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        StrokedShape(shape: self, style: content, lineWidth: lineWidth)
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        StrokedShape(shape: inset(by: lineWidth / 2), style: content, lineWidth: lineWidth)
    }
}

/// Draws a shape; takes what it is offered unless the shape says otherwise.
final class ShapeBox: Box {
    private var path: (CGRect) -> DisplayShape = { .rectangle($0) }
    private var fit: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    private var style = ResolvedStyle.paint(.color(.init(red: 0, green: 0, blue: 0, opacity: 0)))
    private var lineWidth: CGFloat?

    @MainActor func configure(_ shape: some Shape, style: ResolvedStyle, lineWidth: CGFloat? = nil) {
        path = { shape.path(in: $0).shape }
        fit = { shape.sizeThatFits($0) }
        self.style = style
        self.lineWidth = lineWidth
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

    override func render(into builder: DisplayBuilder) {
        builder.add(CGRect(origin: .zero, size: size)) { style.item(path($0), lineWidth: lineWidth) }
    }
}

extension ResolvedStyle {
    func item(_ shape: DisplayShape, lineWidth: CGFloat? = nil) -> DisplayItem {
        switch self {
        case .paint(let paint):
            if let lineWidth { .stroke(shape, paint, width: lineWidth) } else { .fill(shape, paint) }
        case .material(let radius, let tint):
            .material(shape, blurRadius: radius, tint: tint)
        }
    }
}

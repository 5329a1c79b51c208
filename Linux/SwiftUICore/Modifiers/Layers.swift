import Foundation

/// Puts a view behind or over its content, as large as that.
nonisolated package struct LayerModifier<Layer: View>: LayeredModifier {
    package typealias Body = Never

    package let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    @MainActor package func makeBox(graph: ViewGraph) -> LayerBox { LayerBox(graph: graph) }

    @MainActor package func configure(_ box: LayerBox) {
        box.alignment = alignment
        box.isInFront = isInFront
    }
}

/// Is as large as its content; the layer is offered that size.
package final class LayerBox: LayeredBox {
    fileprivate var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }
    fileprivate var isInFront = false {
        didSet { if isInFront != oldValue { invalidateDrawing() } }
    }

    override package var children: [Box] { isInFront ? primary + layers : layers + primary }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { measurePrimary(proposal) }

    override func placeChildren() {
        let room = CGRect(origin: .zero, size: size)
        let proposal = proposal(for: size)
        for box in primary { place(box, in: alignment.place(box.sizeThatFits(proposal), in: room, of: box)) }
        for box in layers { place(box, in: alignment.place(box.sizeThatFits(.init(size)), in: room, of: box)) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let first = primary.first else { return nil }
        _ = first.sizeThatFits(proposal(for: size))
        return first.explicitGuide(key, in: size)
    }
}

extension View {
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        overlay { Rectangle().fill(style) }
    }

    nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape {
        overlay { shape.fill(style) }
    }
}

import Foundation

/// What a view beside another one is for.
package enum LayerRole {
    case background, overlay
    /// Shows the other one only where it is opaque itself.
    case mask
}

/// Puts a view behind or over its content, as large as that, or cuts the content out with it.
nonisolated package struct LayerModifier<Layer: View>: LayeredModifier {
    package typealias Body = Never

    package let layer: Layer
    let alignment: Alignment
    let role: LayerRole

    @MainActor package func makeBox(graph: ViewGraph) -> LayerBox { LayerBox(graph: graph) }

    @MainActor package func configure(_ box: LayerBox) {
        box.alignment = alignment
        box.role = role
    }
}

/// Is as large as its content; the layer is offered that size.
package final class LayerBox: LayeredBox {
    fileprivate var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }
    fileprivate var role = LayerRole.background {
        didSet { if role != oldValue { invalidateDrawing() } }
    }

    override package var children: [Box] { role == .background ? layers + primary : primary + layers }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { measurePrimary(proposal) }

    override func placeChildren() {
        let room = CGRect(origin: .zero, size: size)
        let proposal = proposal(for: size)
        for box in primary { place(box, in: alignment.place(box.sizeThatFits(proposal), in: room, of: box)) }
        for box in layers { place(box, in: alignment.place(box.sizeThatFits(.init(size)), in: room, of: box)) }
    }

    override func render(into builder: DisplayBuilder) {
        guard role == .mask else { return super.render(into: builder) }
        builder.mask {
            for box in layers { builder.draw(box) }
        } content: {
            for box in primary { builder.draw(box) }
        }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let first = primary.first else { return nil }
        _ = first.sizeThatFits(proposal(for: size))
        return first.explicitGuide(key, in: size)
    }
}

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

    @MainActor package func makeBox(around content: Box) -> LayerBox { LayerBox(around: content) }

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

    override package var children: [Box] { role == .background ? layers + [content] : [content] + layers }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override func placeChildren() {
        let room = CGRect(origin: .zero, size: size)
        let proposal = proposal(for: size)
        place(content, in: alignment.place(content.sizeThatFits(proposal), in: room, of: content))
        for box in layers { place(box, in: alignment.place(box.sizeThatFits(.init(size)), in: room, of: box)) }
    }

    override func render(into builder: DisplayBuilder) {
        guard role == .mask else { return super.render(into: builder) }
        builder.mask {
            for box in layers { builder.draw(box) }
        } content: {
            builder.draw(content)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        _ = content.sizeThatFits(proposal(for: size))
        return content.explicitGuide(key, in: size)
    }
}

import Foundation

/// What a view beside another one is for.
package enum LayerRole {
    case background, overlay
    /// Shows the other one only where it is opaque itself.
    case mask
}

/// Puts a view behind or over its content, as large as that, or cuts the content out with it.
nonisolated package struct LayerModifier<Layer: View>: PrimitiveModifier {
    package typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let role: LayerRole

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        LayerNode(view, parent: parent, environment: environment)
    }
}

private final class LayerNode<Content: View, Layer: View>:
    TypedNode<ModifiedContent<Content, LayerModifier<Layer>>>, BoxCollector
{
    private let box: LayerBox
    private var content: Node?
    private var layer: Node?

    override init(
        _ view: ModifiedContent<Content, LayerModifier<Layer>>, parent: Node, environment: EnvironmentValues
    ) {
        box = LayerBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        graph.needsCollection(self)
        viewChanged()
    }

    override var children: [Node] { [content, layer].compactMap(\.self) }

    override func viewChanged() {
        box.alignment = view.modifier.alignment
        box.role = view.modifier.role
        content = reconcile(content, to: view.content, environment: environment)
        layer = reconcile(layer, to: view.modifier.layer, environment: environment.settingStackAxis(nil))
    }

    override func environmentChanged() {
        content?.setEnvironment(environment)
        layer?.setEnvironment(environment.settingStackAxis(nil))
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    func collect() {
        var primary: [Box] = []
        var layers: [Box] = []
        content?.collectBoxes(into: &primary)
        layer?.collectBoxes(into: &layers)
        box.setChildren(primary: primary, layers: layers)
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

/// Is as large as its content; the layer is offered that size.
private final class LayerBox: Box {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }
    var role = LayerRole.background {
        didSet { if role != oldValue { invalidateDrawing() } }
    }
    private var primary: [Box] = []
    private var layers: [Box] = []

    override var children: [Box] { role == .background ? layers + primary : primary + layers }
    override var layoutPriority: Double { primary.first?.layoutPriority ?? 0 }

    func setChildren(primary: [Box], layers: [Box]) {
        self.primary = primary
        self.layers = layers
        for box in children { box.adopt(parent: self) }
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        primary.reduce(CGSize.zero) { size, box in
            let other = box.sizeThatFits(proposal)
            return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

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

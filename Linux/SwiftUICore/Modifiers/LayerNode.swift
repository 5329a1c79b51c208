/// A node whose views have layers beside them.
@MainActor protocol LayeredContent: Node {
    var layeredContent: Node? { get }
}

/// What a layered modifier adds to one box of its content.
final class LayerNode<V: View>: TypedNode<V>, BoxCollector {
    private let box: LayeredBox
    private var child: Node?

    init(_ view: V, box: LayeredBox, parent: Node, environment: EnvironmentValues) {
        self.box = box
        super.init(view, parent: parent, environment: environment)
        box.layoutDirection = environment.layoutDirection
        graph.needsCollection(self)
        viewChanged()
    }

    // Written out because the compiler's own stub for it warns of a recursion that is none (Swift 6.3.1).
    @available(*, unavailable) override init(_ view: V, parent: Node, environment: EnvironmentValues) {
        preconditionFailure("A layer needs a box")
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    /// The layer, if it is made from preferences of the content.
    var reader: (any LayerReader)? { child as? any LayerReader }

    override func viewChanged() {
        box.layoutDirection = environment.layoutDirection
        child = reconcile(child, to: view, environment: environment)
    }

    override func environmentChanged() {
        box.layoutDirection = environment.layoutDirection
        child?.setEnvironment(environment)
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    func collect() {
        var boxes: [Box] = []
        child?.collectBoxes(into: &boxes)
        box.setLayers(boxes)
    }

    // The box is the content's, which hands it on.
    override func collectBoxes(into boxes: inout [Box]) {}
    override func collectSlots(into slots: inout SlotList) {}
}

/// Makes layers for the slots of a lazy container.
@MainActor protocol LayerOwner: AnyObject {
    func layered(_ boxes: [Box], of slot: AnyHashable) -> [Box]
    func setVisible(_ isVisible: Bool, slot: AnyHashable)
    func release(_ slot: AnyHashable)
}

/// A slot whose boxes have layers.
final class LayeredSlot: SlotWrapper {
    private weak var owner: (any LayerOwner)?

    init(_ base: LazySlot, owner: (any LayerOwner)?) {
        self.owner = owner
        super.init(base)
    }

    override func realize() -> [Box] {
        let boxes = base.realize()
        return owner?.layered(boxes, of: id) ?? boxes
    }

    override func setVisible(_ isVisible: Bool) {
        base.setVisible(isVisible)
        owner?.setVisible(isVisible, slot: id)
    }

    override func release() {
        base.release()
        if !base.isRealized { owner?.release(id) }
    }
}

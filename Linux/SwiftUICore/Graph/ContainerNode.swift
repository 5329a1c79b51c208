/// A node with a box of its own around the boxes of its content.
package class ContainerNode<V: View>: TypedNode<V>, BoxCollector {
    final let box: ContainerBox
    private var content: Node?

    init(_ view: V, box: ContainerBox, parent: Node, environment: EnvironmentValues) {
        self.box = box
        super.init(view, parent: parent, environment: environment)
        graph.needsCollection(self)
        viewChanged()
    }

    override package var children: [Node] { content.map { [$0] } ?? [] }

    /// Updates the content's node; subclasses call it from `viewChanged` with the content of their view.
    final func setContent(_ view: some View) {
        box.layoutDirection = environment.layoutDirection
        content = reconcile(content, to: view, environment: contentEnvironment)
    }

    /// The environment that the content sees.
    var contentEnvironment: EnvironmentValues { environment }

    override func environmentChanged() {
        box.layoutDirection = environment.layoutDirection
        content?.setEnvironment(contentEnvironment)
    }

    override final func structureChanged() {
        graph.needsCollection(self)
    }

    func collect() {
        var boxes: [Box] = []
        content?.collectBoxes(into: &boxes)
        box.setChildren(boxes)
    }

    override package final func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

/// Gathers the boxes of what it contains, once a transaction has settled which those are.
@MainActor protocol BoxCollector: AnyObject {
    var isMounted: Bool { get }
    func collect()
}

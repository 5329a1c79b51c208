/// A view that is one box without children.
class LeafNode<V: View, B: Box>: TypedNode<V> {
    let box: B
    private let configure: (B, V, EnvironmentValues) -> Void

    /// `configure` is called at first and whenever the view or its environment has changed.
    init(
        _ view: V, box: B, parent: Node, environment: EnvironmentValues,
        configure: @escaping (B, V, EnvironmentValues) -> Void
    ) {
        self.box = box
        self.configure = configure
        super.init(view, parent: parent, environment: environment)
        configure(box, view, environment)
    }

    override func viewChanged() {
        configure(box, view, environment)
        box.invalidateLayout()
    }

    override func environmentChanged() { viewChanged() }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

/// A view that is one box without children.
final class LeafNode<V: View>: TypedNode<V> {
    private let box: Box
    private let configure: (V, EnvironmentValues) -> Void

    /// `configure` is called at first and whenever the view or its environment has changed.
    init<B: Box>(
        _ view: V, box: B, parent: Node, environment: EnvironmentValues,
        configure: @escaping (B, V, EnvironmentValues) -> Void
    ) {
        self.box = box
        self.configure = { configure(box, $0, $1) }
        super.init(view, parent: parent, environment: environment)
        self.configure(view, environment)
    }

    // Written out because the compiler's own stub for it warns of a recursion that is none (Swift 6.3.1).
    @available(*, unavailable) override init(_ view: V, parent: Node, environment: EnvironmentValues) {
        preconditionFailure("A leaf needs a box")
    }

    override func viewChanged() {
        configure(view, environment)
        box.invalidateLayout()
    }

    override func environmentChanged() { viewChanged() }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

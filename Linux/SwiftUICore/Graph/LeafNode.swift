/// A view that is one box without children.
final class LeafNode<V: View>: TypedNode<V> {
    private let box: Box
    /// Does nothing for the same view where nothing read of the environment is another than before. Tells whether it
    /// did something.
    private let configure: (_ view: V, _ environment: EnvironmentValues, _ isSameView: Bool) -> Bool

    /// - Parameter read: finds what the box needs of the environment.
    /// - Parameter configure: is called at first and whenever the view or what was read has changed.
    init<B: Box, Reading>(
        _ view: V, box: B, parent: Node, environment: EnvironmentValues,
        read: @escaping (V, EnvironmentValues) -> Reading, configure: @escaping (B, V, Reading) -> Void
    ) {
        self.box = box
        var known: Reading?
        self.configure = { view, environment, isSameView in
            let reading = read(view, environment)
            if isSameView, let known, Comparison.isSame(known, reading) { return false }
            known = reading
            configure(box, view, reading)
            return true
        }
        super.init(view, parent: parent, environment: environment)
        _ = self.configure(view, environment, false)
    }

    // Written out because the compiler's own stub for it warns of a recursion that is none (Swift 6.3.1).
    @available(*, unavailable) override init(_ view: V, parent: Node, environment: EnvironmentValues) {
        preconditionFailure("A leaf needs a box")
    }

    override func viewChanged() {
        _ = configure(view, environment, false)
        box.invalidateLayout()
    }

    override func environmentChanged() {
        if configure(view, environment, true) { box.invalidateLayout() }
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

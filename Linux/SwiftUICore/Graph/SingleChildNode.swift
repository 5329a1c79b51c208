/// A node without a box of its own around at most one child: it hands the child's boxes on.
package class SingleChildNode<V: View>: TypedNode<V> {
    package final var child: Node?

    override package init(_ view: V, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        viewChanged()
    }

    override package var children: [Node] { child.map { [$0] } ?? [] }
    override var makesLazyChildren: Bool { isLazy }

    /// The environment that the child sees.
    var childEnvironment: EnvironmentValues { environment }

    override func environmentChanged() {
        child?.setEnvironment(childEnvironment)
    }

    // What a subclass keeps beside its child, such as a sheet, has its place elsewhere.

    override package func collectBoxes(into boxes: inout [Box]) {
        child?.collectBoxes(into: &boxes)
    }

    override func collectSlots(into slots: inout SlotList) {
        guard isLazy && passesSlotsThrough else { return super.collectSlots(into: &slots) }
        child?.collectSlots(into: &slots)
    }

    final func removeChild() {
        guard let old = child else { return }
        child = nil
        old.unmount()
        structureChanged()
    }
}

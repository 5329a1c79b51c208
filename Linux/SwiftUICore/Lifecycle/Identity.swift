/// Gives its content an identity: another id is another view, with state of its own.
nonisolated package struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID

    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        IDNode(self, parent: parent, environment: environment)
    }
}

private final class IDNode<Content: View, ID: Hashable>: SingleChildNode<IDView<Content, ID>> {
    private var shown: ID?

    override func viewChanged() {
        if shown != view.id { removeChild() }
        shown = view.id
        child = reconcile(child, to: view.content, environment: environment)
    }

    override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
        if AnyHashable(view.id) == id, let box = firstBox { return ScrollDestination(box: box) }
        return super.scrollDestination(id)
    }

    override func collectSlots(into slots: inout SlotList) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        var inner = SlotList()
        super.collectSlots(into: &inner)
        let id = AnyHashable(view.id)
        slots.append(inner, scrollTarget: id) { TargetSlot($0, target: id) }
    }

    override func collectBoxes(into boxes: inout [Box]) {
        let first = boxes.count
        super.collectBoxes(into: &boxes)
        for box in boxes[first...] { box.scrollTarget = AnyHashable(view.id) }
    }
}

extension View {
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        IDView(content: self, id: id)
    }
}

/// One element of a `ForEach` in a lazy container.
final class ElementSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazySlot {
    /// Gone when the loop has left the tree: until its container gathers anew, it still has the slot.
    private weak var owner: ForEachNode<Data, ID, Content>?
    private let ownerSerial: UInt64
    private let position: Int
    private let key: ElementKey<ID>

    init(owner: ForEachNode<Data, ID, Content>, position: Int, key: ElementKey<ID>) {
        self.owner = owner
        ownerSerial = owner.serial
        self.position = position
        self.key = key
    }

    override var id: AnyHashable { SlotID(owner: ownerSerial, key: key) }
    override var scrollTarget: AnyHashable? { key.id }
    override var isRealized: Bool { mountedOwner?.isRealized(key) ?? false }
    override var traits: ViewTraits { mountedOwner?.traits(key, at: position) ?? ViewTraits() }

    private var mountedOwner: ForEachNode<Data, ID, Content>? {
        guard let owner, owner.isMounted else { return nil }
        return owner
    }

    override func realize() -> [Box] {
        guard let owner = mountedOwner else { return [] }
        if let pieces = realizePieces() {
            defer { owner.graph.collectBoxes() }
            return pieces.makeAll()
        }
        let isNew = !isRealized
        var boxes: [Box] = []
        owner.realize(key, at: position)?.collectBoxes(into: &boxes)
        if isNew { owner.graph.collectBoxes() }
        return boxes
    }

    override func realizePieces() -> ElementPieces? {
        guard let owner = mountedOwner, owner.makesLazyChildren else { return nil }
        let isNew = !isRealized
        guard owner.realize(key, at: position) != nil, let pieces = owner.pieces(key) else { return nil }
        pieces.gather()
        if isNew { owner.graph.collectBoxes() }
        return pieces
    }

    override func setVisible(_ isVisible: Bool) {
        mountedOwner?.setVisible(isVisible, key: key)
        mountedOwner?.pieces(key)?.setVisible(isVisible)
    }

    override func setVisible(cells: Set<Int>) {
        mountedOwner?.setVisible(!cells.isEmpty, key: key)
        mountedOwner?.pieces(key)?.setVisible(cells)
    }

    override func release() { mountedOwner?.release(key) }

    override func collectChrome(into chrome: inout Chrome) {
        mountedOwner?.node(key)?.collectChrome(into: &chrome)
    }
}

private struct SlotID<Key: Hashable>: Hashable {
    let owner: UInt64
    let key: Key
}

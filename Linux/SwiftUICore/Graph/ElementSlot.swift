/// The elements of a `ForEach` in a lazy container.
final class ElementRun<Data: RandomAccessCollection, ID: Hashable, Content: View>: SlotRun {
    private weak var owner: ForEachNode<Data, ID, Content>?
    private let ownCount: Int
    private let serial: Int
    /// How many elements at the beginning are the same as in the run before.
    private let unchanged: Int

    init(owner: ForEachNode<Data, ID, Content>, count: Int, old: ElementRun?, firstChange: Int?) {
        self.owner = owner
        ownCount = count
        serial = (old?.serial ?? 0) + 1
        unchanged = firstChange ?? 0
    }

    private var mountedOwner: ForEachNode<Data, ID, Content>? {
        guard let owner, owner.isMounted else { return nil }
        return owner
    }

    override var count: Int { ownCount }
    override var realizedPositions: [Int] { mountedOwner?.realizedPositions ?? [] }
    override func slot(at position: Int) -> LazySlot { mountedOwner?.slot(at: position) ?? LazySlot() }

    override func position(ofScrollTarget target: AnyHashable) -> Int? { mountedOwner?.position(ofID: target) }

    override func commonPrefix(with old: SlotRun) -> Int {
        guard let old = old as? ElementRun, let owner, owner === old.owner, old.serial + 1 == serial else { return 0 }
        return min(unchanged, ownCount, old.ownCount)
    }
}

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
        let isNew = !isRealized
        var boxes: [Box] = []
        owner.realize(key, at: position)?.collectBoxes(into: &boxes)
        if isNew { owner.graph.collectBoxes() }
        return boxes
    }

    override func setVisible(_ isVisible: Bool) { mountedOwner?.setVisible(isVisible, key: key) }
    override func release() { mountedOwner?.release(key) }

    override func collectChrome(into chrome: inout Chrome) {
        mountedOwner?.node(key)?.collectChrome(into: &chrome)
    }
}

private struct SlotID<Key: Hashable>: Hashable {
    let owner: UInt64
    let key: Key
}

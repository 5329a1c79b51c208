/// The elements of a `ForEach` in a lazy container.
final class ElementRun<Data: RandomAccessCollection, ID: Hashable, Content: View>: SlotRun {
    private weak var owner: ForEachNode<Data, ID, Content>?
    private let ownCount: Int
    private let ownerSerial: UInt64
    private let serial: Int
    /// Where the elements of the run before are in this one.
    private let moves: ElementMoves?

    init(owner: ForEachNode<Data, ID, Content>, count: Int, old: ElementRun?, moves: ElementMoves?) {
        self.owner = owner
        ownerSerial = owner.serial
        ownCount = count
        serial = (old?.serial ?? 0) + 1
        self.moves = moves
    }

    private var mountedOwner: ForEachNode<Data, ID, Content>? {
        guard let owner, owner.isMounted else { return nil }
        return owner
    }

    override var count: Int { ownCount }
    override var realizedPositions: [Int] { mountedOwner?.realizedPositions ?? [] }
    override func slot(at position: Int) -> LazySlot { mountedOwner?.slot(at: position) ?? LazySlot() }

    override func position(ofScrollTarget target: AnyHashable) -> Int? { mountedOwner?.position(ofID: target) }

    override var source: AnyHashable { ownerSerial }

    private func follows(_ old: SlotRun) -> Bool {
        guard let old = old as? ElementRun else { return false }
        return old.ownerSerial == ownerSerial && old.serial + 1 == serial
    }

    override func commonPrefix(with old: SlotRun) -> Int {
        if self === old { return ownCount }
        guard let moves, follows(old) else { return 0 }
        return min(moves.unmoved, ownCount, old.count)
    }

    override func position(of slot: Int, in old: SlotRun) -> Int? {
        if self === old { return slot }
        guard let moves, follows(old), let now = moves.position(of: slot), now < ownCount else { return nil }
        return now
    }
}

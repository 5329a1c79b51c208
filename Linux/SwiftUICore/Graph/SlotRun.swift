/// Pieces of a lazy container's content that follow each other: how many there are is known, each is made when asked for.
@MainActor class SlotRun {
    var count: Int { 0 }

    /// The positions of the slots that have views already, in order.
    var realizedPositions: [Int] { [] }

    func slot(at position: Int) -> LazySlot { LazySlot() }

    func position(ofScrollTarget target: AnyHashable) -> Int? { nil }

    /// What the run's slots come from: runs of one source follow each other.
    var source: AnyHashable { ObjectIdentifier(self) }

    /// How many slots at the beginning are the same as in an older run.
    func commonPrefix(with old: SlotRun) -> Int { self === old ? count : 0 }

    /// Where the slot is now that was at that position of the run before of the same source; nil if it's gone.
    func position(of slot: Int, in old: SlotRun) -> Int? { slot < commonPrefix(with: old) ? slot : nil }
}

/// A run of one slot.
final class SingleSlot: SlotRun {
    private let slot: LazySlot

    init(_ slot: LazySlot) {
        self.slot = slot
    }

    override var count: Int { 1 }
    override var realizedPositions: [Int] { slot.isRealized ? [0] : [] }
    override func slot(at position: Int) -> LazySlot { slot }

    override func position(ofScrollTarget target: AnyHashable) -> Int? { slot.holds(scrollTarget: target) ? 0 : nil }

    override var source: AnyHashable { slot.id }

    override func commonPrefix(with old: SlotRun) -> Int {
        (old as? SingleSlot)?.slot.id == slot.id ? 1 : 0
    }
}

/// A run whose slots a modifier changes.
final class MappedRun: SlotRun {
    private let base: SlotRun
    private let scrollTarget: AnyHashable?
    private let transform: @MainActor (LazySlot) -> LazySlot

    init(_ base: SlotRun, scrollTarget: AnyHashable?, transform: @escaping @MainActor (LazySlot) -> LazySlot) {
        self.base = base
        self.scrollTarget = scrollTarget
        self.transform = transform
    }

    override var count: Int { base.count }
    override var realizedPositions: [Int] { base.realizedPositions }
    override func slot(at position: Int) -> LazySlot { transform(base.slot(at: position)) }

    override func position(ofScrollTarget target: AnyHashable) -> Int? {
        scrollTarget == target && base.count > 0 ? 0 : base.position(ofScrollTarget: target)
    }

    override var source: AnyHashable { base.source }

    override func commonPrefix(with old: SlotRun) -> Int {
        (old as? MappedRun).map { base.commonPrefix(with: $0.base) } ?? 0
    }

    override func position(of slot: Int, in old: SlotRun) -> Int? {
        (old as? MappedRun).flatMap { base.position(of: slot, in: $0.base) }
    }
}

/// What a lazy container has of its content: the slots, the boxes of those that are made, and which of them can be seen.
@MainActor final class LazyContent {
    /// Whether the container is shown at all: only then can a slot be seen.
    var isActive = false {
        didSet {
            for position in seen.slots where isActive != oldValue { setVisible(isActive, position) }
        }
    }

    private(set) var cells = LazyCells()
    private var slots = SlotList()
    /// The slots that have been made, by their positions.
    private var madeSlots: [Int: LazySlot] = [:]
    /// The pieces of those that may be several views, by their positions.
    private var pieces: [Int: ElementPieces] = [:]
    private var seen = Seen()
    private unowned let owner: Box

    /// What is in the viewport: slots, and of those that have pieces which of their cells.
    private struct Seen {
        var slots: Set<Int> = []
        var parts: [Int: Set<Int>] = [:]
    }

    init(owner: Box) {
        self.owner = owner
    }

    /// - Returns: where the slots are that were there before.
    func setSlots(_ new: SlotList) -> SlotMoves {
        let moves = SlotMoves(from: slots, to: new)
        let shown = Set(seen.slots.compactMap { slot(at: $0)?.id })
        slots = new
        madeSlots = [:]
        pieces = [:]
        var made: [Int: SlotCells] = [:]
        for position in new.realizedPositions { made[position] = slot(at: position).map { realize($0, at: position) } }
        let isSeen = { (position: Int) in self.slot(at: position).map { shown.contains($0.id) } ?? false }
        seen = Seen(slots: shown.isEmpty ? [] : Set(made.keys.filter(isSeen)))
        cells = LazyCells(
            slotCount: new.count, sectionParts: new.sectionParts, made: made, old: cells, moves: moves)
        return moves
    }

    private func slot(at position: Int) -> LazySlot? {
        if let known = madeSlots[position] { return known }
        guard position < slots.count else { return nil }
        let new = slots[position]
        madeSlots[position] = new
        return new
    }

    // MARK: Boxes

    private func realize(_ slot: LazySlot, at position: Int) -> SlotCells {
        guard let own = slot.realizePieces() else { return SlotCells(slot.realize()) }
        pieces[position] = own
        return own.cells
    }

    /// The cell's box, made if need be.
    func box(at cell: Int) -> Box? {
        if let position = cells.slot(of: cell), !cells.isMade(position), let slot = slot(at: position) {
            let made = realize(slot, at: position)
            cells.make(made, of: position)
            for box in made.boxes { box?.adopt(parent: owner) }
        }
        return cells.box(at: cell) ?? makePiece(at: cell)
    }

    private func makePiece(at cell: Int) -> Box? {
        guard cell < cells.count else { return nil }
        let place = cells.place(of: cell)
        guard let own = pieces[place.slot] else { return nil }
        if let (first, boxes) = own.make(place.part) {
            cells.replace(from: first, of: place.slot, with: boxes)
        } else {
            cells.make(own.cells, of: place.slot)
        }
        owner.graph.collectBoxes()
        let made = cells.box(at: cell)
        made?.adopt(parent: owner)
        return made
    }

    /// Releases what has no cell in the range, nor among those that are kept.
    /// - Parameter released: is told of the boxes of a slot before it is released.
    func release(outside range: Range<Int>, keeping kept: Set<Int>, released: ([Box]) -> Void) {
        let keptSlots = Set(kept.compactMap { cells.slot(of: $0) })
        for (position, boxes) in cells.release(outside: range, keeping: keptSlots) {
            released(boxes)
            slot(at: position)?.release()
            pieces[position] = nil
            // What is visible still has to hear that it isn't any more.
            if !seen.slots.contains(position) { madeSlots[position] = nil }
        }
        for (position, own) in pieces {
            guard let first = cells.firstCell(of: position) else { continue }
            for parts in own.release(keeping: { range.contains(first + $0) || kept.contains(first + $0) }) {
                cells.replace(
                    from: parts.lowerBound, of: position, with: Array(repeating: nil, count: parts.count))
            }
        }
    }

    // MARK: Visibility

    /// Takes the cells that are in the viewport now.
    func show(_ shown: some Sequence<Int>) {
        var now = Seen()
        for cell in shown where cell < cells.count {
            let place = cells.place(of: cell)
            now.slots.insert(place.slot)
            if pieces[place.slot] != nil { now.parts[place.slot, default: []].insert(place.part) }
        }
        let before = seen
        seen = now
        guard isActive else { return }
        for position in before.slots.subtracting(now.slots) {
            setVisible(false, position)
            if !cells.isMade(position) { madeSlots[position] = nil }
        }
        for position in now.slots.sorted()
        where !before.slots.contains(position) || now.parts[position] != before.parts[position] {
            setVisible(true, position)
        }
    }

    private func setVisible(_ isVisible: Bool, _ position: Int) {
        guard let slot = slot(at: position) else { return }
        if isVisible, let parts = seen.parts[position] {
            slot.setVisible(cells: parts)
        } else {
            slot.setVisible(isVisible)
        }
    }

    // MARK: Scroll targets

    func cell(ofScrollTarget target: AnyHashable) -> Int? {
        if let slot = slots.position(ofScrollTarget: target) { return cells.firstCell(of: slot) }
        return pieces.lazy.compactMap { position, own in
            own.cell(ofScrollTarget: target).flatMap { part in self.cells.firstCell(of: position).map { $0 + part } }
        }.first
    }

    func scrollTarget(of cell: Int) -> AnyHashable? {
        cells.slot(of: cell).flatMap { slot(at: $0)?.scrollTarget }
    }
}

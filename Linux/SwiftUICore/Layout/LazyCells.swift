/// Which boxes the slots of a lazy container have: a slot that was never made counts as one cell.
@MainActor struct LazyCells {
    private struct Cell {
        var slot: Int
        /// The box's place among its slot's boxes.
        var part: Int
    }

    private var cells: [Cell] = []
    private var boxes: [Int: [Box]] = [:]

    var count: Int { cells.count }

    func slot(of cell: Int) -> Int { cells[cell].slot }

    /// Takes a new list of slots. Those that are made already give their boxes anew.
    /// - Returns: the first slot that differs.
    mutating func rebuild(from old: [LazySlot], to new: [LazySlot]) -> Int {
        var firstChange = 0
        while firstChange < min(old.count, new.count), old[firstChange].id == new[firstChange].id { firstChange += 1 }
        boxes = [:]
        cells = []
        cells.reserveCapacity(new.count)
        for (index, slot) in new.enumerated() {
            guard slot.isRealized else {
                cells.append(Cell(slot: index, part: 0))
                continue
            }
            let made = slot.realize()
            boxes[index] = made
            for part in made.indices { cells.append(Cell(slot: index, part: part)) }
        }
        return firstChange
    }

    /// The cell's box, made if need be. A slot that turns out to have more or fewer boxes changes `count`.
    mutating func box(at cell: Int, slots: [LazySlot]) -> Box? {
        guard cells.indices.contains(cell) else { return nil }
        let slot = cells[cell].slot
        if boxes[slot] == nil { realize(slot, near: cell, slots: slots) }
        guard cells.indices.contains(cell), cells[cell].slot == slot else { return nil }
        let made = boxes[slot] ?? []
        return made.indices.contains(cells[cell].part) ? made[cells[cell].part] : nil
    }

    private mutating func realize(_ slot: Int, near cell: Int, slots: [LazySlot]) {
        let made = slots[slot].realize()
        boxes[slot] = made
        let first = cell - cells[cell].part
        var end = first
        while end < cells.count, cells[end].slot == slot { end += 1 }
        guard made.count != end - first else { return }
        cells.replaceSubrange(first..<end, with: made.indices.map { Cell(slot: slot, part: $0) })
    }

    /// Lets go of everything that lies outside of a range of cells.
    mutating func release(outside range: Range<Int>, slots: [LazySlot]) {
        let kept: ClosedRange<Int>? = range.isEmpty ? nil : cells[range.lowerBound].slot...cells[range.upperBound - 1].slot
        for slot in boxes.keys where !(kept?.contains(slot) ?? false) {
            boxes[slot] = nil
            slots[slot].release()
        }
    }
}

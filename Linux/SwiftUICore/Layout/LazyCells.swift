/// Which boxes the slots of a lazy container have: a slot that was never made counts as one cell.
@MainActor struct LazyCells {
    private struct Cell {
        var slot: Int
        /// The box's place among its slot's boxes.
        var part: Int
    }

    private var cells: [Cell] = []
    private var boxes: [Int: [Box]]

    /// The boxes of the slots that are made, by the slot's position.
    var made: [Int: [Box]] { boxes }

    /// - Parameter boxes: those of the slots that are made already, by the slot's position.
    init(slotCount: Int = 0, boxes: [Int: [Box]] = [:]) {
        self.boxes = boxes
        cells.reserveCapacity(slotCount)
        for slot in 0..<slotCount {
            for part in 0..<(boxes[slot]?.count ?? 1) { cells.append(Cell(slot: slot, part: part)) }
        }
    }

    var count: Int { cells.count }

    func slot(of cell: Int) -> Int? { cells.indices.contains(cell) ? cells[cell].slot : nil }

    func firstCell(of slot: Int) -> Int? { cells.firstIndex { $0.slot == slot } }

    func isMade(_ slot: Int) -> Bool { boxes[slot] != nil }

    /// The cell's box, if its slot is made.
    func box(at cell: Int) -> Box? {
        guard cells.indices.contains(cell), let made = boxes[cells[cell].slot] else { return nil }
        return made.indices.contains(cells[cell].part) ? made[cells[cell].part] : nil
    }

    /// Takes the boxes of the slot that the cell belongs to; if there is more or less than one, `count` changes.
    mutating func make(_ made: [Box], at cell: Int) {
        let slot = cells[cell].slot
        boxes[slot] = made
        let first = cell - cells[cell].part
        var end = first
        while end < cells.count, cells[end].slot == slot { end += 1 }
        guard made.count != end - first else { return }
        cells.replaceSubrange(first..<end, with: made.indices.map { Cell(slot: slot, part: $0) })
    }

    /// Forgets the boxes of all slots but those of a range of cells. A slot that came to no box at all stays: it has no
    /// cell any more that would have it made again.
    /// - Returns: the slots that had boxes.
    mutating func release(outside range: Range<Int>) -> [Int] {
        let kept = range.isEmpty ? nil : cells[range.lowerBound].slot...cells[range.upperBound - 1].slot
        let released = boxes.filter { !$1.isEmpty && !(kept?.contains($0) ?? false) }.map(\.key)
        for slot in released { boxes[slot] = nil }
        return released
    }
}

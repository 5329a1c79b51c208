/// Which boxes the slots of a lazy container have: a slot that was never made counts as one cell.
@MainActor struct LazyCells {
    private struct Cell {
        var slot: Int
        /// The box's place among its slot's boxes.
        var part: Int
        /// Known as long as the cell is, whether it is made or not.
        var section: SectionPart?
    }

    private var cells: [Cell] = []
    private var boxes: [Int: [Box]]
    private(set) var sections = LazySections()

    /// The boxes of the slots that are made, by the slot's position.
    var made: [Int: [Box]] { boxes }

    /// - Parameter boxes: those of the slots that are made already, by the slot's position.
    init(_ slots: [LazySlot] = [], boxes: [Int: [Box]] = [:]) {
        self.boxes = boxes
        cells.reserveCapacity(slots.count)
        for (position, slot) in slots.enumerated() {
            if let made = boxes[position] {
                cells += Self.cells(of: position, slot, made: made)
            } else {
                cells.append(Cell(slot: position, part: 0, section: slot.sectionPart))
            }
        }
        updateSections()
    }

    private static func cells(of position: Int, _ slot: LazySlot, made: [Box]) -> [Cell] {
        let count = made.count
        return (0..<count).map { part in
            var section = slot.sectionPart
            if part > 0 { section?.isFirst = false }
            if part < count - 1 { section?.isLast = false }
            return Cell(slot: position, part: part, section: section ?? made[part].sectionPart)
        }
    }

    private mutating func updateSections() {
        if cells.contains(where: { $0.section != nil }) || !sections.sections.isEmpty {
            sections = LazySections(cells.lazy.map(\.section))
        }
    }

    var count: Int { cells.count }

    func slot(of cell: Int) -> Int? { cells.indices.contains(cell) ? cells[cell].slot : nil }

    func firstCell(of slot: Int) -> Int? { cells.firstIndex { $0.slot == slot } }

    /// Whether the cell has a line to itself.
    func isWhole(_ cell: Int) -> Bool { cells[cell].section.map { $0.kind != .content } ?? false }

    func isMade(_ slot: Int) -> Bool { boxes[slot] != nil }

    /// The cell's box, if its slot is made.
    func box(at cell: Int) -> Box? {
        guard cells.indices.contains(cell), let made = boxes[cells[cell].slot] else { return nil }
        return made.indices.contains(cells[cell].part) ? made[cells[cell].part] : nil
    }

    /// Takes the boxes of the slot that the cell belongs to; if there is more or less than one, `count` changes.
    mutating func make(_ made: [Box], of slotObject: LazySlot, at cell: Int) {
        let slot = cells[cell].slot
        boxes[slot] = made
        let first = cell - cells[cell].part
        var end = first
        while end < cells.count, cells[end].slot == slot { end += 1 }
        let isInSection = cells[first].section != nil || made.contains { $0.sectionPart != nil }
        guard made.count != end - first || isInSection else { return }
        cells.replaceSubrange(first..<end, with: Self.cells(of: slot, slotObject, made: made))
        updateSections()
    }

    /// Forgets the boxes of all slots but those of a range of cells. A slot that came to no box at all stays: it has no
    /// cell any more that would have it made again.
    /// - Returns: the slots that had boxes.
    mutating func release(outside range: Range<Int>, keeping kept: Set<Int> = []) -> [Int] {
        let near = range.isEmpty ? nil : cells[range.lowerBound].slot...cells[range.upperBound - 1].slot
        let released = boxes.filter { !$1.isEmpty && !(near?.contains($0) ?? false) && !kept.contains($0) }.map(\.key)
        for slot in released { boxes[slot] = nil }
        return released
    }
}

/// Which boxes the slots of a lazy container have: a slot that was never made counts as one cell.
///
/// Only those slots are remembered that are something else than one cell in the middle of a section or in none.
@MainActor struct LazyCells {
    /// A slot of no cells, of several, or of a part in a section.
    private struct Special {
        let slot: Int
        var firstCell: Int
        /// For each cell its part in a section. Known as long as the slot is, whether it is made or not.
        let parts: [SectionPart?]

        var end: Int { firstCell + parts.count }
    }

    private let sectionParts: [Int: SectionPart]
    private var specials: [Special] = []
    private var slotCells: [Int: SlotCells]
    private(set) var count: Int
    private(set) var sections = LazySections()
    /// Whether a cell is a part of a section at all.
    private var hasParts = false
    /// How often the sections were put together, for tests.
    private(set) var sectionUpdates = 0

    /// The slots that are made.
    var madeSlots: some Collection<Int> { slotCells.keys }
    /// The boxes that are made.
    var madeBoxes: some Sequence<Box> { slotCells.values.lazy.flatMap(\.boxes).compactMap(\.self) }

    /// - Parameters:
    ///   - sectionParts: what slots are in their sections, by their positions.
    ///   - made: the cells of the slots that are made already, by the slot's position.
    ///   - old: the cells before. What was found out of slots that aren't made any more is kept.
    ///   - moves: where the slots of the cells before are now.
    init(
        slotCount: Int = 0, sectionParts: [Int: SectionPart] = [:], made: [Int: SlotCells] = [:],
        old: LazyCells? = nil, moves: SlotMoves? = nil
    ) {
        slotCells = made
        self.sectionParts = sectionParts
        count = slotCount
        var known: [Int: [SectionPart?]] = [:]
        for special in old?.specials ?? [] where !special.parts.isEmpty {
            guard let slot = moves?.position(of: special.slot) else { continue }
            if old?.sectionParts[special.slot] == sectionParts[slot] { known[slot] = special.parts }
        }
        for slot in Set(sectionParts.keys).union(made.keys).union(known.keys).sorted() {
            let own = made[slot].map { Self.parts(sectionParts[slot], of: $0) }
            let parts = own ?? known[slot] ?? [sectionParts[slot]]
            if Self.isSpecial(parts) { insert(parts, of: slot, at: specials.count) }
        }
        updateSections()
    }

    private static func parts(_ slotPart: SectionPart?, of cells: SlotCells) -> [SectionPart?] {
        slotPart == nil ? cells.parts : SectionPart.split(slotPart, over: cells.boxes.count)
    }

    private static func isSpecial(_ parts: [SectionPart?]) -> Bool { parts.count != 1 || parts[0] != nil }

    private mutating func insert(_ parts: [SectionPart?], of slot: Int, at index: Int) {
        if !hasParts, parts.contains(where: { $0 != nil }) { hasParts = true }
        let before = index > 0 ? specials[index - 1] : nil
        let firstCell = before.map { $0.end + slot - $0.slot - 1 } ?? slot
        specials.insert(Special(slot: slot, firstCell: firstCell, parts: parts), at: index)
        move(from: index + 1, by: parts.count - 1)
    }

    private mutating func move(from index: Int, by change: Int) {
        count += change
        if change != 0 { for index in specials.indices[index...] { specials[index].firstCell += change } }
    }

    private mutating func updateSections() {
        guard hasParts else { return }
        sectionUpdates += 1
        let parts = specials.lazy.flatMap { special in
            special.parts.indices.lazy.compactMap { index in
                special.parts[index].map { (cell: special.firstCell + index, part: $0) }
            }
        }
        sections = LazySections(parts)
    }

    /// How many at the beginning of the special slots fulfil a condition that those behind them don't.
    private func specialCount(where condition: (Special) -> Bool) -> Int {
        var range = 0..<specials.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = condition(specials[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private func special(of slot: Int) -> (index: Int, isThere: Bool) {
        let index = specialCount { $0.slot < slot }
        return (index, index < specials.count && specials[index].slot == slot)
    }

    /// A cell's slot, and the place of its box among its slot's boxes.
    struct CellPlace {
        let slot: Int
        let part: Int
    }

    /// The cell that is there now; nil if there is none any more.
    func cell(at place: CellPlace) -> Int? {
        guard let first = firstCell(of: place.slot), first + place.part < count else { return nil }
        return first + place.part
    }

    func place(of cell: Int) -> CellPlace {
        let index = specialCount { $0.firstCell <= cell }
        guard index > 0 else { return CellPlace(slot: cell, part: 0) }
        let special = specials[index - 1]
        guard cell >= special.end else { return CellPlace(slot: special.slot, part: cell - special.firstCell) }
        return CellPlace(slot: special.slot + 1 + cell - special.end, part: 0)
    }

    /// How many cells the slot has.
    func cellCount(of slot: Int) -> Int {
        let (index, isThere) = special(of: slot)
        return isThere ? specials[index].parts.count : 1
    }

    func slot(of cell: Int) -> Int? { (0..<count).contains(cell) ? place(of: cell).slot : nil }

    func firstCell(of slot: Int) -> Int? {
        let (index, isThere) = special(of: slot)
        return isThere && specials[index].parts.isEmpty ? nil : cellCount(before: slot)
    }

    private func cellCount(before slot: Int) -> Int {
        let index = special(of: slot).index
        return index > 0 ? specials[index - 1].end + slot - specials[index - 1].slot - 1 : slot
    }

    /// How many cells at the beginning are the same as in older ones.
    /// - Parameter sameSlots: how many slots at the beginning are the same.
    func commonPrefix(with old: LazyCells, sameSlots: Int) -> Int {
        let same = zip(specials, old.specials).prefix { $0.slot == $1.slot && $0.parts == $1.parts }.count
        let others = [specials, old.specials].compactMap { $0.dropFirst(same).first?.slot }
        return cellCount(before: others.reduce(sameSlots, min))
    }

    /// Whether the cell has a line to itself.
    func isWhole(_ cell: Int) -> Bool {
        let place = place(of: cell)
        let (index, isThere) = special(of: place.slot)
        return isThere && specials[index].parts[place.part].map { $0.kind != .content } ?? false
    }

    func isMade(_ slot: Int) -> Bool { slotCells[slot] != nil }

    /// The cell's box, if it is made.
    func box(at cell: Int) -> Box? {
        guard (0..<count).contains(cell) else { return nil }
        let place = place(of: cell)
        guard let made = slotCells[place.slot]?.boxes, made.indices.contains(place.part) else { return nil }
        return made[place.part]
    }

    /// Takes the slot's boxes; if there is more or less than one, `count` changes.
    mutating func make(_ made: SlotCells, of slot: Int) {
        slotCells[slot] = made
        let parts = Self.parts(sectionParts[slot], of: made)
        let (index, isThere) = special(of: slot)
        guard isThere ? specials[index].parts != parts : Self.isSpecial(parts) else { return }
        if isThere { move(from: index, by: 1 - specials.remove(at: index).parts.count) }
        if Self.isSpecial(parts) { insert(parts, of: slot, at: index) }
        updateSections()
    }

    /// Takes boxes of some of a slot's cells, or that they have none any more.
    mutating func replace(from first: Int, of slot: Int, with boxes: [Box?]) {
        slotCells[slot]?.replace(from: first, with: boxes)
    }

    /// Forgets the boxes of all slots but those of a range of cells. A slot that came to no box at all stays: it has no
    /// cell any more that would have it made again.
    /// - Returns: the slots that had boxes, and those.
    mutating func release(outside range: Range<Int>, keeping kept: Set<Int> = []) -> [Int: [Box]] {
        let near = range.isEmpty ? nil : place(of: range.lowerBound).slot...place(of: range.upperBound - 1).slot
        let released = slotCells.filter { slot, cells in
            !cells.boxes.isEmpty && !(near?.contains(slot) ?? false) && !kept.contains(slot)
        }
        for slot in released.keys { slotCells[slot] = nil }
        return released.mapValues { $0.boxes.compactMap(\.self) }
    }
}

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
    private var boxes: [Int: [Box]]
    private(set) var count: Int
    private(set) var sections = LazySections()

    /// The boxes of the slots that are made, by the slot's position.
    var made: [Int: [Box]] { boxes }

    /// - Parameters:
    ///   - sectionParts: what slots are in their sections, by their positions.
    ///   - boxes: those of the slots that are made already, by the slot's position.
    ///   - old: the cells before. What was found out of slots that aren't made any more is kept.
    ///   - sameSlots: how many slots at the beginning are the same as before.
    init(
        slotCount: Int = 0, sectionParts: [Int: SectionPart] = [:], boxes: [Int: [Box]] = [:],
        old: LazyCells? = nil, sameSlots: Int = 0
    ) {
        self.boxes = boxes
        self.sectionParts = sectionParts
        count = slotCount
        var known: [Int: [SectionPart?]] = [:]
        for special in old?.specials ?? [] where special.slot < sameSlots && !special.parts.isEmpty {
            if old?.sectionParts[special.slot] == sectionParts[special.slot] { known[special.slot] = special.parts }
        }
        for slot in Set(sectionParts.keys).union(boxes.keys).union(known.keys).sorted() {
            let made = boxes[slot].map { Self.parts(sectionParts[slot], made: $0) }
            let parts = made ?? known[slot] ?? [sectionParts[slot]]
            if Self.isSpecial(parts) { insert(parts, of: slot, at: specials.count) }
        }
        updateSections()
    }

    private static func parts(_ slotPart: SectionPart?, made: [Box]) -> [SectionPart?] {
        made.indices.map { index in
            var section = slotPart
            if index > 0 { section?.isFirst = false }
            if index < made.count - 1 { section?.isLast = false }
            return section ?? made[index].sectionPart
        }
    }

    private static func isSpecial(_ parts: [SectionPart?]) -> Bool { parts.count != 1 || parts[0] != nil }

    private mutating func insert(_ parts: [SectionPart?], of slot: Int, at index: Int) {
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

    func isMade(_ slot: Int) -> Bool { boxes[slot] != nil }

    /// The cell's box, if its slot is made.
    func box(at cell: Int) -> Box? {
        guard (0..<count).contains(cell) else { return nil }
        let place = place(of: cell)
        guard let made = boxes[place.slot], made.indices.contains(place.part) else { return nil }
        return made[place.part]
    }

    /// Takes the slot's boxes; if there is more or less than one, `count` changes.
    mutating func make(_ made: [Box], of slot: Int) {
        boxes[slot] = made
        let parts = Self.parts(sectionParts[slot], made: made)
        let (index, isThere) = special(of: slot)
        guard isThere ? specials[index].parts != parts : Self.isSpecial(parts) else { return }
        if isThere { move(from: index, by: 1 - specials.remove(at: index).parts.count) }
        if Self.isSpecial(parts) { insert(parts, of: slot, at: index) }
        updateSections()
    }

    /// Forgets the boxes of all slots but those of a range of cells. A slot that came to no box at all stays: it has no
    /// cell any more that would have it made again.
    /// - Returns: the slots that had boxes, and those.
    mutating func release(outside range: Range<Int>, keeping kept: Set<Int> = []) -> [Int: [Box]] {
        let near = range.isEmpty ? nil : place(of: range.lowerBound).slot...place(of: range.upperBound - 1).slot
        let released = boxes.filter { !$1.isEmpty && !(near?.contains($0) ?? false) && !kept.contains($0) }
        for slot in released.keys { boxes[slot] = nil }
        return released
    }
}

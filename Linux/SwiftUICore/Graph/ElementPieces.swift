/// The pieces of an element that may be several views, as a section with a loop in it: the element is made when it comes
/// near the viewport, and each piece then.
@MainActor final class ElementPieces {
    private struct Piece {
        var boxes: [Box]?
        /// How many boxes it had when it was made last.
        var count = 1
    }

    private let node: Node
    private var slots = SlotList()
    private var pieces: [Piece] = []
    /// The first cell of each piece; empty where each is one.
    private var firstCells: [Int] = []
    /// The pieces in the viewport, in order.
    private var visible: [LazySlot] = []

    init(_ node: Node) {
        self.node = node
    }

    /// Gathers the pieces that there are now.
    func gather() {
        let oldSlots = slots
        let old = pieces
        slots = SlotList()
        node.collectSlots(into: &slots)
        let moves = SlotMoves(from: oldSlots, to: slots)
        pieces = Array(repeating: Piece(), count: slots.count)
        for (index, piece) in old.enumerated() where piece.count != 1 {
            if let now = moves.position(of: index) { pieces[now].count = piece.count }
        }
        let seen = Set(visible.map(\.id))
        visible = []
        for index in slots.realizedPositions {
            let slot = slots[index]
            take(slot.realize(), at: index)
            if seen.contains(slot.id) { visible.append(slot) }
        }
        countCells()
    }

    private func take(_ boxes: [Box], at index: Int) {
        pieces[index] = Piece(boxes: boxes, count: boxes.count)
    }

    private func countCells() {
        firstCells = []
        guard pieces.contains(where: { $0.count != 1 }) else { return }
        var count = 0
        for piece in pieces {
            firstCells.append(count)
            count += piece.count
        }
    }

    private func firstCell(of index: Int) -> Int { firstCells.isEmpty ? index : firstCells[index] }

    private func index(of cell: Int) -> Int {
        guard !firstCells.isEmpty else { return cell }
        // The last one that begins there or before, of those that have cells.
        var range = 0..<pieces.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = firstCells[middle] <= cell ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// What stands in the container.
    var cells: SlotCells {
        var boxes: [Box?] = []
        var parts: [SectionPart?] = []
        for (index, piece) in pieces.enumerated() {
            boxes += piece.boxes ?? Array(repeating: nil, count: piece.count)
            parts += SectionPart.split(slots.sectionParts[index], over: piece.count)
        }
        return SlotCells(boxes, parts: parts)
    }

    /// Makes the piece that has the cell.
    /// - Returns: where its cells begin, and its boxes; nil if it has more or fewer cells than before.
    func make(_ cell: Int) -> (first: Int, boxes: [Box])? {
        let index = index(of: cell)
        guard pieces.indices.contains(index), pieces[index].boxes == nil else { return nil }
        let count = pieces[index].count
        let boxes = slots[index].realize()
        take(boxes, at: index)
        if boxes.count == count { return (firstCell(of: index), boxes) }
        countCells()
        return nil
    }

    /// Makes all pieces, for a container that knows nothing of them.
    func makeAll() -> [Box] {
        for index in pieces.indices where pieces[index].boxes == nil { take(slots[index].realize(), at: index) }
        countCells()
        return pieces.flatMap { $0.boxes ?? [] }
    }

    /// Releases the pieces of which no cell is among those that are kept.
    /// - Returns: the cells that have no box any more.
    func release(keeping isKept: (Int) -> Bool) -> [Range<Int>] {
        slots.realizedPositions.compactMap { index in
            let first = firstCell(of: index)
            let cells = first..<first + pieces[index].count
            guard !cells.isEmpty, pieces[index].boxes != nil, !cells.contains(where: isKept) else { return nil }
            let slot = slots[index]
            slot.release()
            if slot.isRealized { return nil }
            pieces[index].boxes = nil
            return cells
        }
    }

    /// Tells the pieces which of them are in the viewport.
    func setVisible(_ cells: some Sequence<Int>) {
        let before = visible
        visible = Set(cells.map(index(of:))).filter { $0 < pieces.count }.sorted().map { slots[$0] }
        let known = Set(before.map(\.id))
        let now = Set(visible.map(\.id))
        for slot in before where !now.contains(slot.id) { slot.setVisible(false) }
        for slot in visible where !known.contains(slot.id) { slot.setVisible(true) }
    }

    func setVisible(_ isVisible: Bool) {
        setVisible(isVisible ? 0..<pieces.reduce(0) { $0 + $1.count } : 0..<0)
    }

    func cell(ofScrollTarget target: AnyHashable) -> Int? {
        slots.position(ofScrollTarget: target).map(firstCell(of:))
    }
}

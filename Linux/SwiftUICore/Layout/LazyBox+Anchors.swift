import Foundation

/// What stays where it is while lines are learnt of, and rows come and go.
extension LazyBox {
    /// Keeps what is known of the cells that are still there.
    func follow(_ moves: SlotMoves, from old: LazyCells) {
        moved = nil
        let same = content.cells.commonPrefix(with: old, sameSlots: moves.unmoved)
        guard same < max(old.count, content.cells.count) else { return }
        func newCell(_ cell: Int) -> Int? {
            if cell < same { return cell }
            let place = old.place(of: cell)
            guard cell < old.count, let slot = moves.position(of: place.slot),
                let first = content.cells.firstCell(of: slot)
            else { return nil }
            return content.cells.cellCount(of: slot) == old.cellCount(of: place.slot) ? first + place.part : nil
        }
        let seen = firstSeenCell { newCell($0) != nil }
        let estimate = lines.estimate
        lines.rearrange(cellCount: content.cells.count, wholeLines: content.cells.sections.whole, newCell: newCell)
        kept = kept.flatMap { kept in newCell(kept.cell).map { kept.moved(to: $0) } }
        rearranged = seen.flatMap(newCell).map { .init(place: content.cells.place(of: $0), estimate: estimate) }
    }

    /// The first cell in sight for which the condition holds; none at the beginning.
    private func firstSeenCell(where condition: (Int) -> Bool) -> Int? {
        let from = viewport.origin[layout.axis]
        let to = from + viewport.size[layout.axis]
        guard from > 0, from < lines.totalLength else { return nil }
        let seen = lines.line(at: from)..<lines.count
        for line in seen.prefix(while: { lines.start(of: $0) < to }) {
            let range = lines.firstCell(of: line)..<lines.firstCell(of: line + 1)
            if let cell = range.first(where: condition) { return cell }
        }
        return nil
    }

    /// The first line that is seen stays where it is, whatever is learnt of those before it; so does the first cell when
    /// another width makes other lines.
    func anchor(_ tracks: [GridTrack]) -> LazyLines.Anchor {
        let position = viewport.origin[layout.axis]
        defer {
            moved = nil
            rearranged = nil
        }
        if let moved, let cell = content.cells.cell(at: moved.place) {
            let line = lines.line(ofCell: cell)
            if line < lines.count { return LazyLines.Anchor(line: line, start: moved.start) }
        }
        if let kept, kept.tracks != tracks, kept.cell < content.cells.count {
            let line = lines.line(ofCell: kept.cell)
            if line < lines.count { return LazyLines.Anchor(line: line, start: position + kept.start - kept.position) }
        }
        if let rearranged, let cell = content.cells.cell(at: rearranged.place) {
            // Those that are there are measured, and the others count as before: what is seen moves as far as what came
            // or went above it is high, and not by another mean of all.
            for slot in content.cells.madeSlots { measureLines(of: slot, tracks: tracks) }
            let line = lines.line(ofCell: cell)
            if line < lines.count {
                return LazyLines.Anchor(line: line, start: lines.start(of: line, estimate: rearranged.estimate))
            }
        }
        let line = position >= lines.totalLength ? lines.count : lines.line(at: position)
        return LazyLines.Anchor(line: line, start: lines.start(of: line))
    }

    /// Remembers the first cell that is seen; at the beginning none, so that what is above the lines stays in sight.
    func keep(at position: CGFloat, tracks: [GridTrack]) {
        guard position > 0, position < lines.totalLength, lines.count > 0 else { return kept = nil }
        let line = lines.line(at: position)
        // Not another cell of the line: back at the old width it's the same place again.
        let known = kept.map(\.cell).flatMap { cellRange(of: line).contains($0) ? $0 : nil }
        kept = LazyLines.Kept(
            cell: known ?? lines.firstCell(of: line), start: lines.start(of: line), position: position, tracks: tracks)
    }

    /// How far the anchor has moved; nothing where no scroll view can follow it.
    func shift(of anchor: LazyLines.Anchor) -> CGFloat {
        scrollBox == nil ? 0 : lines.start(of: anchor.line) - anchor.start
    }
}

import Foundation

/// Lays out cells in lines, and makes only those that lie in the viewport and about a page around it.
///
/// Lines that were never made count as long as the mean of those that were, so the whole length is an estimate that
/// becomes exact where a person has been.
final class LazyBox: Box {
    var layout = LazyLayout(axis: .vertical, items: [], spacing: 8, cellAlignment: .center) {
        didSet {
            places = [:]
            invalidateLayout()
        }
    }

    /// Whether the container is shown at all.
    var isActive: Bool {
        get { content.isActive }
        set { content.isActive = newValue }
    }

    /// How long across the longest content would like to be, as was known last; nil if nobody has asked. Who asked once
    /// may do so again after other questions, as a scroll view does that is measured and then placed.
    private var idealLength: CGFloat?
    /// The same of the content that isn't made any more.
    private var releasedIdealLength: CGFloat = 0

    /// Whether the cells are what a scroll view around them scrolls to.
    var isScrollTargetLayout = false

    lazy var content = LazyContent(owner: self)
    /// The lines that have been moved to an end of the viewport, with their places there.
    private var pinned: [Int: CGFloat] = [:]
    var lines = LazyLines()
    /// What was learnt for other widths, as a stack tries them before it decides.
    private var otherLines: [LazyLines] = []
    private var placedTracks: [GridTrack] = []
    private var placed: [Box] = []
    /// Where boxes were placed last.
    private var places: [ObjectIdentifier: Place] = [:]
    var kept: LazyLines.Kept?
    var moved: LazyLines.Moved?
    var rearranged: LazyLines.Rearranged?

    override var children: [Box] { placed }
    override var followsVisible: Bool { true }

    func setSlots(_ new: SlotList) {
        let old = content.cells
        let moves = content.setSlots(new)
        follow(moves, from: old)
        otherLines = []
        releasedIdealLength = 0
        invalidateLayout()
    }

    // MARK: Scroll targets

    /// The first cell of the line whose place along the axis is nearest to a position.
    /// - Parameter anchor: which part of the line counts, from 0 at its start to 1 at its end; nil for the first line
    ///   that ends behind the position.
    func scrollTarget(at position: CGFloat, anchor: CGFloat?) -> AnyHashable? {
        guard lines.count > 0 else { return nil }
        var line = lines.line(at: position)
        if let anchor {
            let distance = { (line: Int) in
                abs(self.lines.start(of: line) + anchor * self.lines.length(of: line) - position)
            }
            let near = max(0, line - 1)...min(lines.count - 1, line + 1)
            line = near.min { distance($0) < distance($1) } ?? line
        } else if lines.start(of: line) + lines.length(of: line) <= position, line + 1 < lines.count {
            line += 1
        }
        return cellRange(of: line).first.flatMap(content.scrollTarget)
    }

    /// Where the line of a target lies along the axis; nil if there is no such target.
    func extent(ofScrollTarget target: AnyHashable) -> ClosedRange<CGFloat>? {
        guard lines.count > 0, let cell = content.cell(ofScrollTarget: target) else { return nil }
        let line = lines.line(ofCell: cell)
        guard line < lines.count else { return nil }
        let start = lines.start(of: line)
        return start...start + lines.length(of: line)
    }

    /// Whether a box inside lies where it would be seen.
    func shows(_ box: Box) -> Bool {
        var inner = box
        while let outer = inner.parent {
            if outer === self { return placed.contains { $0 === inner } }
            inner = outer
        }
        return false
    }

    func hasScrollTarget(_ target: AnyHashable) -> Bool { content.cell(ofScrollTarget: target) != nil }

    // MARK: Size

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = proposal[layout.axis.other] ?? findIdealLength()
        let tracks = layout.items.tracks(in: across)
        prepare(tracks)
        // Without one line measured there is nothing to estimate from.
        if !lines.hasMeasured, lines.count > 0 {
            measureLine(0, tracks: tracks)
            prepare(tracks)
        }
        var size = CGSize.zero
        size[layout.axis] = lines.totalLength
        size[layout.axis.other] = across ?? tracks.last.map { $0.start + $0.length } ?? 0
        return size
    }

    /// The length across of the longest content that was made so far; nil if the tracks have a length of their own.
    private func findIdealLength() -> CGFloat? {
        guard layout.fitsContent else { return nil }
        if content.cells.madeSlots.isEmpty { _ = content.box(at: 0) }
        idealLength = longestIdealLength
        return idealLength
    }

    private var longestIdealLength: CGFloat {
        max(releasedIdealLength, idealLength(of: content.cells.madeBoxes))
    }

    private func idealLength(of boxes: some Sequence<Box>) -> CGFloat {
        boxes.lazy.map { $0.sizeThatFits(.unspecified)[self.layout.axis.other] }.filter(\.isFinite).max() ?? 0
    }

    private func prepare(_ tracks: [GridTrack]) {
        if !lines.areFor(tracks, spacing: layout.spacing) {
            otherLines.append(lines)
            let known = otherLines.firstIndex { $0.areFor(tracks, spacing: layout.spacing) }
            lines = known.map { otherLines.remove(at: $0) } ?? LazyLines()
            if otherLines.count > Self.otherLinesKept {
                // What was learnt where it lies now stays, however many widths a stack tries: it would be learnt anew, and
                // the layout begin again, for ever.
                otherLines.remove(at: otherLines.firstIndex { !$0.areFor(placedTracks, spacing: layout.spacing) } ?? 0)
            }
        }
        lines.configure(
            tracks: tracks, cellCount: content.cells.count, spacing: layout.spacing,
            wholeLines: content.cells.sections.whole)
    }

    private static let otherLinesKept = 4

    /// Makes the cells of a line and learns its length.
    private func measureLine(_ line: Int, tracks: [GridTrack]) {
        var length: CGFloat = 0
        for cell in cellRange(of: line) {
            guard let box = content.box(at: cell) else { continue }
            var proposal = ProposedViewSize.unspecified
            proposal[layout.axis.other] = track(of: cell, in: line, tracks).length
            length = max(length, box.sizeThatFits(proposal)[layout.axis])
        }
        lines.setLength(length, of: line)
    }

    /// Learns the lengths of a slot's lines of which all cells are made.
    func measureLines(of slot: Int, tracks: [GridTrack]) {
        guard let first = content.cells.firstCell(of: slot) else { return }
        let last = first + content.cells.cellCount(of: slot) - 1
        for line in lines.line(ofCell: first)...lines.line(ofCell: last) where line < lines.count {
            let isMade = cellRange(of: line).allSatisfy { content.cells.box(at: $0) != nil }
            if isMade { measureLine(line, tracks: tracks) }
        }
    }

    /// The track that the cell is in; what stands alone has all of them.
    private func track(of cell: Int, in line: Int, _ tracks: [GridTrack]) -> GridTrack {
        guard content.cells.isWhole(cell), let last = tracks.last else {
            return tracks[cell - lines.firstCell(of: line)]
        }
        return GridTrack(start: 0, length: last.start + last.length)
    }

    func cellRange(of line: Int) -> Range<Int> {
        // Rows that came to nothing may have left fewer cells than there were when the lines were counted.
        min(lines.firstCell(of: line), content.cells.count)..<min(lines.firstCell(of: line + 1), content.cells.count)
    }

    // MARK: Placement

    override func placeChildren() {
        let tracks = layout.items.tracks(in: size[layout.axis.other])
        prepare(tracks)
        placedTracks = tracks
        let before = lines.totalLength
        let cellCount = content.cells.count
        let whole = content.cells.sections.whole
        let anchor = self.anchor(tracks)
        let anchored = content.cells.place(of: lines.firstCell(of: anchor.line))
        let range = realizedLines(tracks, anchor: anchor)
        guard content.cells.count == cellCount, content.cells.sections.whole == whole else {
            // Slots before the anchor may have become several cells: its line is another one now.
            if anchor.line < lines.count { moved = LazyLines.Moved(place: anchored, start: anchor.start) }
            return invalidateLayout()
        }

        let shown = placed.map { ObjectIdentifier($0) }
        placed = []
        pinned = pinnedLines(tracks)
        for line in range where pinned[line] == nil { placeLine(line, at: lines.start(of: line), tracks: tracks) }
        for (line, start) in pinned.sorted(by: { $0.key < $1.key }) { placeLine(line, at: start, tracks: tracks) }
        let now = placed.map { ObjectIdentifier($0) }
        if now != shown {
            graph.displayChanged()
            let kept = Set(now)
            places = places.filter { kept.contains($0.key) }
        }
        release(outside: range)
        let shift = shift(of: anchor)
        updateVisibility(in: range, from: viewport.origin[layout.axis] + shift)
        keep(at: viewport.origin[layout.axis] + shift, tracks: tracks)
        if abs(shift) > Self.tolerance { scrollBox?.followContent(by: shift, along: layout.axis) }
        let ideal = idealLength
        if ideal != nil { idealLength = longestIdealLength }
        if abs(lines.totalLength - before) > Self.tolerance || idealLength != ideal { invalidateLayout() }
    }

    /// Less than this nobody sees.
    private static let tolerance: CGFloat = 0.01

    /// What scrolls the lines.
    var scrollBox: ScrollBox? {
        var box = parent
        while let current = box {
            if let scroll = current as? ScrollBox { return scroll.axes.contains(Axis.Set(layout.axis)) ? scroll : nil }
            box = current.parent
        }
        return nil
    }

    /// Measures the lines near the viewport until they fill it.
    private func realizedLines(_ tracks: [GridTrack], anchor: LazyLines.Anchor) -> Range<Int> {
        let axis = layout.axis
        let page = viewport.size[axis].isFinite ? viewport.size[axis] : 0
        guard lines.count > 0, page > 0 else { return 0..<0 }
        let from = viewport.origin[axis] + shift(of: anchor) - page * Self.margin
        let to = viewport.origin[axis] + page * (1 + Self.margin)
        var line = lines.line(at: from)
        let first = line
        while line < lines.count, lines.start(of: line) - shift(of: anchor) < to {
            measureLine(line, tracks: tracks)
            line += 1
        }
        return first..<line
    }

    /// How many pages before and behind the viewport are kept ready.
    private static let margin: CGFloat = 0.75

    /// Where the headers and footers lie that would be out of sight, though something of their section isn't.
    private func pinnedLines(_ tracks: [GridTrack]) -> [Int: CGFloat] {
        guard !layout.pinnedViews.isEmpty else { return [:] }
        let from = viewport.origin[layout.axis]
        let to = from + viewport.size[layout.axis]
        var pinned: [Int: CGFloat] = [:]
        for section in content.cells.sections.sections {
            let start = lines.start(of: lines.line(ofCell: section.cells.lowerBound))
            let last = lines.line(ofCell: section.cells.upperBound)
            guard last < lines.count else { continue }
            let end = lines.start(of: last) + lines.length(of: last)
            guard start < to, end > from else { continue }
            if layout.pinnedViews.contains(.sectionHeaders), let header = section.header.map(lines.line(ofCell:)),
                header < lines.count, lines.start(of: header) < from
            {
                measureLine(header, tracks: tracks)
                pinned[header] = min(from, end - lines.length(of: header))
            }
            if layout.pinnedViews.contains(.sectionFooters), let footer = section.footer.map(lines.line(ofCell:)),
                footer < lines.count, lines.start(of: footer) + lines.length(of: footer) > to
            {
                measureLine(footer, tracks: tracks)
                pinned[footer] = max(start, to - lines.length(of: footer))
            }
        }
        return pinned
    }

    private func placeLine(_ line: Int, at start: CGFloat, tracks: [GridTrack]) {
        for cell in cellRange(of: line) {
            guard let box = content.box(at: cell) else { continue }
            let track = track(of: cell, in: line, tracks)
            var room = CGRect.zero
            room.origin[layout.axis] = start
            room.origin[layout.axis.other] = track.start
            room.size[layout.axis] = lines.length(of: line)
            room.size[layout.axis.other] = track.length
            var proposal = ProposedViewSize.unspecified
            proposal[layout.axis.other] = track.length
            let size = box.sizeThatFits(proposal)
            placed.append(box)
            var place = Place(room: room, size: size, frame: .zero)
            if let known = places[ObjectIdentifier(box)], !box.needsPlacement, known.room == room, known.size == size {
                place = known
            } else {
                place.frame = (track.alignment ?? layout.cellAlignment).place(size, in: room, of: box)
            }
            places[ObjectIdentifier(box)] = place
            self.place(box, in: place.frame)
        }
    }

    /// Where a box lies in its room, which follows from guides inside it: asking them costs more than all the rest, and
    /// they stay where they are until something inside changes.
    private struct Place {
        let room: CGRect
        let size: CGSize
        var frame: CGRect
    }

    private func release(outside range: Range<Int>) {
        let first = range.isEmpty ? 0 : cellRange(of: range.lowerBound).lowerBound
        let last = range.isEmpty ? 0 : cellRange(of: range.upperBound - 1).upperBound
        let kept = Set(pinned.keys.flatMap { cellRange(of: $0) })
        content.release(outside: first..<last, keeping: kept) { boxes in
            if idealLength != nil { releasedIdealLength = max(releasedIdealLength, idealLength(of: boxes)) }
        }
    }

    /// What can be seen, reckoned from the leading edge.
    var viewport: CGRect { mirrored(visible) }

    private func updateVisibility(in range: Range<Int>, from position: CGFloat) {
        let seen = range.filter { line in
            let start = lines.start(of: line)
            return start < position + viewport.size[layout.axis] && start + lines.length(of: line) > position
        }
        content.show((seen + pinned.keys).flatMap { cellRange(of: $0) })
    }
}

import Foundation

/// Where the cells of a grid lie, by one proposal.
struct GridArrangement: Sendable {
    var size: CGSize = .zero
    /// By the places of the views in the grid.
    var placements: [LayoutPlacement] = []
}

/// A view in a grid: which columns of which row it takes.
struct GridCell: Sendable {
    let view: Int
    let row: Int
    var columns: Range<Int>
    let unsized: Axis.Set
    let anchor: UnitPoint?
}

/// Which view is in which row and column of a grid.
@MainActor struct GridTable {
    var cells: [GridCell] = []
    var rowAlignments: [VerticalAlignment?] = []
    var columnAlignments: [HorizontalAlignment?] = []

    /// Of one cell: each column costs time and has a gap, whether or not anything is in it.
    private static let mostColumns = 1_000

    /// Views in a `GridRow` are its cells; one that isn't takes a row of its own.
    init(_ boxes: [Box]) {
        var current: UInt64?
        var column = 0
        for (index, box) in boxes.enumerated() {
            let row = box.value(GridRowKey.self)
            if row == nil || row?.serial != current {
                column = 0
                rowAlignments.append(row?.alignment)
            }
            current = row?.serial
            let span = row == nil ? 0 : min(max(1, box.value(GridColumnsKey.self)), Self.mostColumns)
            cells.append(
                GridCell(
                    view: index, row: rowAlignments.count - 1, columns: column..<column + span,
                    unsized: box.value(GridUnsizedKey.self), anchor: box.value(GridAnchorKey.self)))
            column += span
        }
        let count = max(1, cells.map(\.columns.upperBound).max() ?? 1)
        columnAlignments = Array(repeating: nil, count: count)
        for index in cells.indices {
            // Source: Apple, `Grid`: a view outside of rows spans all columns.
            if cells[index].columns.isEmpty { cells[index].columns = 0..<count }
            let column = cells[index].columns.lowerBound
            if columnAlignments[column] == nil {
                columnAlignments[column] = boxes[cells[index].view].value(GridColumnAlignmentKey.self)
            }
        }
    }
}

/// Finds the widths of a grid's columns, then the heights of its rows, as stacks find the lengths of their views.
@MainActor struct GridArranger {
    let layout: GridLayout
    let boxes: [Box]
    let table: GridTable

    init(layout: GridLayout, boxes: [Box]) {
        self.layout = layout
        self.boxes = boxes
        table = GridTable(boxes)
    }

    private var gapX: CGFloat { layout.horizontalSpacing ?? ViewSpacing.defaultLength }
    private var gapY: CGFloat { layout.verticalSpacing ?? ViewSpacing.defaultLength }

    func arrange(_ proposal: ProposedViewSize) -> GridArrangement {
        guard !boxes.isEmpty else { return GridArrangement() }
        let widths = columnWidths(proposal.width)
        let rows = rowHeights(proposal.height, widths: widths)
        let starts = Self.starts(widths, gap: gapX)
        let tops = Self.starts(rows.map(\.height), gap: gapY)
        var arrangement = GridArrangement()
        arrangement.size = CGSize(
            width: length(widths, 0..<widths.count, gap: gapX),
            height: length(rows.map(\.height), 0..<rows.count, gap: gapY))
        for cell in table.cells {
            let room = CGRect(
                x: starts[cell.columns.lowerBound], y: tops[cell.row],
                width: length(widths, cell.columns, gap: gapX), height: rows[cell.row].height)
            arrangement.placements.append(place(cell, in: room, row: rows[cell.row]))
        }
        return arrangement
    }

    private func place(_ cell: GridCell, in room: CGRect, row: Row) -> LayoutPlacement {
        let proposal = ProposedViewSize(room.size)
        if let anchor = cell.anchor {
            let position = CGPoint(x: room.minX + anchor.x * room.width, y: room.minY + anchor.y * room.height)
            return LayoutPlacement(position: position, anchor: anchor, proposal: proposal)
        }
        let box = boxes[cell.view]
        let inner = ViewDimensions(of: box, size: box.sizeThatFits(proposal))
        let outer = ViewDimensions(size: room.size)
        let horizontal = (table.columnAlignments[cell.columns.lowerBound] ?? layout.alignment.horizontal).key
        let vertical = alignment(ofRow: cell.row)
        let line = vertical.isOfFrame ? outer[vertical] : row.guide
        let position = CGPoint(
            x: room.minX + outer[horizontal] - inner[horizontal], y: room.minY + line - inner[vertical])
        return LayoutPlacement(position: position, anchor: .topLeading, proposal: proposal)
    }

    private func alignment(ofRow row: Int) -> AlignmentKey {
        (table.rowAlignments[row] ?? layout.alignment.vertical).key
    }

    // MARK: Columns

    private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
        let count = table.columnAlignments.count
        let sized = table.cells.filter { !$0.unsized.contains(.horizontal) }
        let room = proposed.map { max(0, $0 - gapX * CGFloat(count - 1)) }
        var widths = Self.share(room, among: count) { column in
            sized.filter { $0.columns == column..<column + 1 }.map {
                boxes[$0.view].lengths(along: .horizontal, across: nil)
            }
        } length: { column, share in
            sized.filter { $0.columns == column..<column + 1 }
                .map { boxes[$0.view].sizeThatFits(.init(width: share, height: nil)).width }.max() ?? 0
        }
        for cell in sized where cell.columns.count > 1 {
            let known = length(widths, cell.columns, gap: gapX)
            let left = proposed.map { max(0, $0 - length(widths, 0..<count, gap: gapX)) }
            let wanted = boxes[cell.view].sizeThatFits(.init(width: left.map { known + $0 }, height: nil)).width
            guard wanted > known else { continue }
            for column in cell.columns { widths[column] += (wanted - known) / CGFloat(cell.columns.count) }
        }
        return widths
    }

    // MARK: Rows

    private struct Row {
        var height: CGFloat = 0
        /// How far below its top the cells' guides lie.
        var guide: CGFloat = 0
    }

    private func rowHeights(_ proposed: CGFloat?, widths: [CGFloat]) -> [Row] {
        let count = table.rowAlignments.count
        var cells = [[GridCell]](repeating: [], count: count)
        for cell in table.cells where !cell.unsized.contains(.vertical) { cells[cell.row].append(cell) }
        func row(_ index: Int, _ share: CGFloat?) -> Row {
            var before: CGFloat = 0
            var after: CGFloat = 0
            for cell in cells[index] {
                let box = boxes[cell.view]
                let size = box.sizeThatFits(.init(width: length(widths, cell.columns, gap: gapX), height: share))
                let guide = cell.anchor == nil ? ViewDimensions(of: box, size: size)[alignment(ofRow: index)] : 0
                before = max(before, guide)
                after = max(after, size.height - guide)
            }
            return Row(height: before + after, guide: before)
        }
        let room = proposed.map { max(0, $0 - gapY * CGFloat(count - 1)) }
        var rows = [Row](repeating: Row(), count: count)
        _ = Self.share(room, among: count) { index in
            cells[index].map {
                boxes[$0.view].lengths(along: .vertical, across: length(widths, $0.columns, gap: gapX))
            }
        } length: { index, share in
            rows[index] = row(index, share)
            return rows[index].height
        }
        return rows
    }

    // MARK: Lengths

    /// Offers each line an equal part of what is left, the least flexible one first.
    private static func share(
        _ room: CGFloat?, among count: Int, ranges: (Int) -> [ClosedRange<CGFloat>],
        length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let room, room > 0, room < .infinity else { return (0..<count).map { length($0, room) } }
        let flexibility = (0..<count).map { line in
            let ranges = ranges(line)
            return (ranges.map(\.upperBound).max() ?? 0) - (ranges.map(\.lowerBound).max() ?? 0)
        }
        var lengths = [CGFloat](repeating: 0, count: count)
        var left = room
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (position, line) in order.enumerated() {
            lengths[line] = length(line, left / CGFloat(count - position))
            left = max(0, left - lengths[line])
        }
        return lengths
    }

    private func length(_ lengths: [CGFloat], _ range: Range<Int>, gap: CGFloat) -> CGFloat {
        lengths[range].reduce(0, +) + gap * CGFloat(range.count - 1)
    }

    private static func starts(_ lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.map { length in
            defer { position += length + gap }
            return position
        }
    }
}

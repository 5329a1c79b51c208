/// Which cells stand in which line: as many as there are tracks, but for those that have a line to themselves.
struct LazyLineStarts: Equatable {
    /// A cell that has a line to itself.
    private struct Whole: Equatable {
        let cell: Int
        let line: Int
    }

    private var perLine = 1
    private var cellCount = 0
    /// In order; empty where each line but the last is full.
    private var wholes: [Whole] = []
    private(set) var lineCount = 0

    init() {}

    init(perLine: Int, cellCount: Int, wholeLines: [Int]) {
        self.perLine = perLine
        self.cellCount = cellCount
        var cell = 0
        for whole in wholeLines where perLine > 1 {
            lineCount += lines(for: whole - cell)
            wholes.append(Whole(cell: whole, line: lineCount))
            lineCount += 1
            cell = whole + 1
        }
        lineCount += lines(for: cellCount - cell)
    }

    private func lines(for cells: Int) -> Int { (cells + perLine - 1) / perLine }

    func firstCell(of line: Int) -> Int {
        guard let whole = lastWhole(where: { $0.line <= line }) else { return line * perLine }
        guard line > whole.line else { return whole.cell }
        return min(whole.cell + 1 + (line - whole.line - 1) * perLine, cellCount)
    }

    func line(ofCell cell: Int) -> Int {
        if !wholes.isEmpty, cell >= cellCount { return lineCount }
        guard let whole = lastWhole(where: { $0.cell <= cell }) else { return cell / perLine }
        return whole.line + lines(for: cell - whole.cell)
    }

    private func lastWhole(where condition: (Whole) -> Bool) -> Whole? {
        var range = 0..<wholes.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = condition(wholes[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound > 0 ? wholes[range.lowerBound - 1] : nil
    }

    /// How many lines at the beginning hold the same cells.
    func commonLines(with other: LazyLineStarts) -> Int {
        guard !wholes.isEmpty || !other.wholes.isEmpty else {
            return perLine == other.perLine ? min(lineCount, other.lineCount) : 0
        }
        let lines = 0..<min(lineCount, other.lineCount)
        return lines.first { firstCell(of: $0 + 1) != other.firstCell(of: $0 + 1) } ?? lines.upperBound
    }
}

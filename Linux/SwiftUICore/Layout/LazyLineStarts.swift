/// Which cells stand in which line: as many as there are tracks, but for those that have a line to themselves.
struct LazyLineStarts: Equatable {
    private var perLine = 1
    private var cellCount = 0
    /// The first cells of all lines; nil where each line but the last is full.
    private var starts: [Int]?

    init() {}

    init(perLine: Int, cellCount: Int, wholeLines: [Int]) {
        self.perLine = perLine
        self.cellCount = cellCount
        guard !wholeLines.isEmpty, perLine > 1 else { return }
        var starts: [Int] = []
        var cell = 0
        for whole in wholeLines + [cellCount] {
            starts += stride(from: cell, to: whole, by: perLine)
            if whole < cellCount { starts.append(whole) }
            cell = whole + 1
        }
        self.starts = starts
    }

    var lineCount: Int { starts?.count ?? (cellCount + perLine - 1) / perLine }

    func firstCell(of line: Int) -> Int {
        guard let starts else { return line * perLine }
        return line < starts.count ? starts[line] : cellCount
    }

    func line(ofCell cell: Int) -> Int {
        guard let starts else { return cell / perLine }
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= cell ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return cell < cellCount ? range.lowerBound : starts.count
    }

    /// How many lines at the beginning hold the same cells.
    func commonLines(with other: LazyLineStarts) -> Int {
        guard starts != nil || other.starts != nil else {
            return perLine == other.perLine ? min(lineCount, other.lineCount) : 0
        }
        let lines = 0..<min(lineCount, other.lineCount)
        return lines.first { firstCell(of: $0 + 1) != other.firstCell(of: $0 + 1) } ?? lines.upperBound
    }
}

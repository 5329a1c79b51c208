import Foundation

/// The lengths of the lines of a lazy container: measured where known, their mean elsewhere.
///
/// Where a line starts and how long all are follows from two sums over the measured lines before it, so that a line
/// that is measured moves the others without a word to each of them.
struct LazyLines {
    private var lengths: [CGFloat?] = []
    private var tracks: [GridTrack] = []
    private var spacing: CGFloat = 0
    private var measured = MeasuredSums()
    private var starts = LazyLineStarts()

    var count: Int { lengths.count }
    var hasMeasured: Bool { measured.total.count > 0 }

    /// What a line counts as that was never measured.
    var estimate: CGFloat { hasMeasured ? measured.total.length / CGFloat(measured.total.count) : 0 }

    /// - Parameter wholeLines: the cells that have a line each, in order.
    mutating func configure(
        tracks newTracks: [GridTrack], cellCount: Int, spacing newSpacing: CGFloat, wholeLines: [Int] = []
    ) {
        let newStarts = LazyLineStarts(
            perLine: max(1, newTracks.count), cellCount: cellCount, wholeLines: wholeLines)
        let isOther = newTracks != tracks || newSpacing != spacing
        if isOther {
            tracks = newTracks
            spacing = newSpacing
            lengths = []
        } else if newStarts != starts {
            lengths = Array(lengths.prefix(newStarts.commonLines(with: starts)))
        }
        let newCount = newStarts.lineCount
        let isRearranged = newStarts != starts
        starts = newStarts
        guard isOther || isRearranged || newCount != lengths.count else { return }
        lengths = Array(lengths.prefix(newCount)) + Array(repeating: nil, count: max(0, newCount - lengths.count))
        measured = MeasuredSums(lengths)
    }

    func areFor(_ otherTracks: [GridTrack], spacing otherSpacing: CGFloat) -> Bool {
        tracks == otherTracks && spacing == otherSpacing
    }

    func firstCell(of line: Int) -> Int { starts.firstCell(of: line) }
    func line(ofCell cell: Int) -> Int { starts.line(ofCell: cell) }

    mutating func setLength(_ length: CGFloat, of line: Int) {
        guard lengths[line] != length else { return }
        forget(line)
        lengths[line] = length
        measured.add(.init(length: length, count: 1), at: line)
    }

    /// Takes other cells; lines whose cells are still there keep their lengths.
    /// - Parameter newCell: where a cell is now; nil if it's gone or has become another.
    mutating func rearrange(cellCount: Int, wholeLines: [Int], newCell: (Int) -> Int?) {
        let newStarts = LazyLineStarts(
            perLine: max(1, tracks.count), cellCount: cellCount, wholeLines: wholeLines)
        var newLengths = [CGFloat?](repeating: nil, count: newStarts.lineCount)
        for (line, length) in lengths.enumerated() where length != nil {
            // Most of a line's cells are where the one in its middle is.
            let middle = (firstCell(of: line) + firstCell(of: line + 1)) / 2
            guard let cell = newCell(middle) else { continue }
            let newLine = newStarts.line(ofCell: cell)
            if newLengths.indices.contains(newLine), newLengths[newLine] == nil { newLengths[newLine] = length }
        }
        starts = newStarts
        lengths = newLengths
        measured = MeasuredSums(lengths)
    }

    private mutating func forget(_ line: Int) {
        guard let known = lengths[line] else { return }
        lengths[line] = nil
        measured.add(.init(length: -known, count: -1), at: line)
    }

    func length(of line: Int) -> CGFloat { lengths[line] ?? estimate }

    func start(of line: Int) -> CGFloat { start(of: line, behind: measured.before(line), estimate: estimate) }

    /// Where the line would start if those that were never measured had that length.
    func start(of line: Int, estimate: CGFloat) -> CGFloat {
        start(of: line, behind: measured.before(line), estimate: estimate)
    }

    private func start(of line: Int, behind known: MeasuredSums.Sum, estimate: CGFloat) -> CGFloat {
        known.length + estimate * CGFloat(line - known.count) + spacing * CGFloat(line)
    }

    /// The line that holds the position, or the nearest one.
    func line(at position: CGFloat) -> Int {
        guard count > 0, position > 0 else { return 0 }
        let estimate = estimate
        return measured.last { line, known in start(of: line, behind: known, estimate: estimate) <= position }
    }

    var totalLength: CGFloat { count > 0 ? start(of: count) - spacing : 0 }
}

/// Sums over the measured ones among the lines before a line, in a Fenwick tree: a change and a question cost the
/// logarithm of the number of lines.
private struct MeasuredSums {
    struct Sum {
        var length: CGFloat = 0
        var count = 0

        static func + (lhs: Sum, rhs: Sum) -> Sum {
            Sum(length: lhs.length + rhs.length, count: lhs.count + rhs.count)
        }
    }

    private(set) var total = Sum()
    /// `tree[i]` is the sum over the lines behind `i` with its lowest bit cleared, up to `i - 1`.
    private var tree: [Sum] = [Sum()]

    init(_ lengths: [CGFloat?] = []) {
        tree = Array(repeating: Sum(), count: lengths.count + 1)
        for (line, length) in lengths.enumerated() {
            if let length { add(Sum(length: length, count: 1), at: line) }
        }
    }

    mutating func add(_ change: Sum, at line: Int) {
        total = total + change
        // Differences of fractions leave a rest.
        if total.count == 0 { total.length = 0 }
        var index = line + 1
        while index < tree.count {
            tree[index] = tree[index] + change
            index += index & -index
        }
    }

    func before(_ line: Int) -> Sum {
        var sum = Sum()
        var index = line
        while index > 0 {
            sum = sum + tree[index]
            index -= index & -index
        }
        return sum
    }

    /// The last line for which the condition holds, which holds for the first and for none behind one it fails for.
    func last(where condition: (Int, Sum) -> Bool) -> Int {
        let lines = tree.count - 1
        var line = 0
        var known = Sum()
        var step = 1
        while step * 2 <= lines { step *= 2 }
        while step > 0 {
            let next = line + step
            if next < lines, condition(next, known + tree[next]) {
                known = known + tree[next]
                line = next
            }
            step /= 2
        }
        return line
    }
}

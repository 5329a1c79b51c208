import Foundation

/// The lengths of the lines of a lazy container: measured where known, their mean elsewhere.
struct LazyLines {
    private var lengths: [CGFloat?] = []
    private var tracks: [GridTrack] = []
    private var spacing: CGFloat = 0
    private var measuredSum: CGFloat = 0
    private var measuredCount = 0
    /// Where lines start, as far as this has been computed: `starts[i]` for line i.
    private var starts: [CGFloat] = [0]

    var count: Int { lengths.count }
    var hasMeasured: Bool { measuredCount > 0 }

    private var estimate: CGFloat { measuredCount > 0 ? measuredSum / CGFloat(measuredCount) : 0 }

    mutating func configure(tracks newTracks: [GridTrack], cellCount: Int, spacing newSpacing: CGFloat) {
        let perLine = max(1, newTracks.count)
        if newTracks != tracks || newSpacing != spacing {
            tracks = newTracks
            spacing = newSpacing
            lengths = []
            (measuredSum, measuredCount) = (0, 0)
        }
        let newCount = (cellCount + perLine - 1) / perLine
        guard newCount != lengths.count else { return }
        for line in lengths.indices.dropFirst(newCount) { forget(line) }
        lengths = Array(lengths.prefix(newCount)) + Array(repeating: nil, count: max(0, newCount - lengths.count))
        starts = [0]
    }

    func areFor(_ otherTracks: [GridTrack], spacing otherSpacing: CGFloat) -> Bool {
        tracks == otherTracks && spacing == otherSpacing
    }

    func firstCell(of line: Int) -> Int { line * max(1, tracks.count) }

    mutating func setLength(_ length: CGFloat, of line: Int) {
        guard lengths[line] != length else { return }
        forget(line)
        lengths[line] = length
        measuredSum += length
        measuredCount += 1
        // The mean has changed, and with it every line that is only estimated.
        let firstEstimate = line
        starts.removeLast(max(0, starts.count - firstEstimate - 1))
    }

    /// Lines from this cell on have other content now.
    mutating func forget(fromCell cell: Int) {
        let first = cell / max(1, tracks.count)
        for line in lengths.indices.dropFirst(first) { forget(line) }
        starts.removeLast(max(0, starts.count - first - 1))
    }

    private mutating func forget(_ line: Int) {
        guard let known = lengths[line] else { return }
        lengths[line] = nil
        measuredSum -= known
        measuredCount -= 1
    }

    func length(of line: Int) -> CGFloat { lengths[line] ?? estimate }

    mutating func start(of line: Int) -> CGFloat {
        while starts.count <= line {
            let last = starts.count - 1
            starts.append(starts[last] + length(of: last) + spacing)
        }
        return starts[line]
    }

    /// The line that holds the position, or the nearest one.
    mutating func line(at position: CGFloat) -> Int {
        guard count > 0, position > 0 else { return 0 }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }

    var totalLength: CGFloat {
        guard count > 0 else { return 0 }
        return measuredSum + estimate * CGFloat(count - measuredCount) + spacing * CGFloat(count - 1)
    }
}

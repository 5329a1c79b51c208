public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
///
/// Source: Apple, SwiftUI, `GridItem`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A track of a grid: where it begins, how wide it is, and how cells lie in it.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
}

extension [GridItem] {
    /// Shares a length among the items; an adaptive one stands for as many tracks as have room.
    ///
    /// Fixed tracks take theirs first. The rest is shared in order: each flexible item is offered an equal part of what
    /// is left and takes what its limits allow; an adaptive one fills its part with tracks of at least its minimum.
    /// - Parameter length: in points; nil gives each item its minimum.
    func tracks(in length: CGFloat?) -> [GridTrack] {
        // Cells need a place also in a grid without columns.
        if isEmpty { return [GridItem(.flexible(minimum: 0))].tracks(in: length) }
        let gaps = dropLast().reduce(0) { $0 + $1.gap }
        let fixed = reduce(0) { sum, item in if case .fixed(let width) = item.size { sum + width } else { sum } }
        var left = Swift.max(0, (length ?? minimumLength) - gaps - fixed)
        var growing = count { !$0.isFixed }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        for item in self {
            let offered = left / CGFloat(Swift.max(1, growing))
            let lengths = item.lengths(offered: offered)
            for length in lengths {
                tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
                position += length + item.gap
            }
            if item.isFixed { continue }
            growing -= 1
            left = Swift.max(0, left - lengths.reduce(0, +) - item.gap * CGFloat(lengths.count - 1))
        }
        return tracks
    }

    private var minimumLength: CGFloat {
        reduce(0) { sum, item in
            switch item.size {
            case .fixed(let width): sum + width
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
            }
        } + dropLast().reduce(0) { $0 + $1.gap }
    }
}

extension GridItem {
    fileprivate var isFixed: Bool {
        if case .fixed = size { true } else { false }
    }

    fileprivate var gap: CGFloat { spacing ?? 8 }

    fileprivate func lengths(offered: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let width):
            return [width]
        case .flexible(let minimum, let maximum):
            return [min(max(offered, minimum), maximum)]
        case .adaptive(let minimum, let maximum):
            // A stack asks how wide its views could be: as wide as they like.
            guard offered.isFinite else { return [maximum] }
            // Tracks of no width at all would be without number.
            let step = max(minimum + gap, 1)
            let count = max(1, ((offered + gap) / step).rounded(.down))
            let width = (offered - gap * (count - 1)) / count
            return [CGFloat](repeating: min(max(width, minimum), maximum), count: Int(count))
        }
    }
}

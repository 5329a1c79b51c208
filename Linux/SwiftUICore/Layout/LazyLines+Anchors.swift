import Foundation

/// What stays where it is while lines are measured.
extension LazyLines {
    /// A line's start before lines were measured; the line `count` stands for the container's end.
    struct Anchor {
        let line: Int
        let start: CGFloat
    }

    /// The first cell that is seen, and where its line began when it was placed last.
    struct Kept {
        let cell: Int
        let start: CGFloat
        let position: CGFloat
        let tracks: [GridTrack]

        func moved(to cell: Int) -> Kept { Kept(cell: cell, start: start, position: position, tracks: tracks) }
    }

    /// A cell that was seen when slots came or went, and what a line counted as then that was never measured.
    struct Rearranged {
        let place: LazyCells.CellPlace
        let estimate: CGFloat
    }

    /// Where the anchor's first cell is in its slot, when others came before it while it was looked at.
    struct Moved {
        let place: LazyCells.CellPlace
        let start: CGFloat
    }
}

import Foundation
import SwiftUICore

extension TextColumn {
    func rectangles(of range: Range<Int>) -> [CGRect] {
        pieces(of: range).map(\.rect)
    }

    func pieces(of range: Range<Int>) -> [TextLayout.Piece] {
        pieces(of: [range])[0]
    }

    /// Where ranges of bytes are, which ascend: a piece for each of their lines.
    func pieces(of ranges: [Range<Int>]) -> [[TextLayout.Piece]] {
        var result: [[TextLayout.Piece]] = ranges.map { _ in [] }
        for part in parts {
            let bytes = part.start..<part.start + part.text.string.utf8.count
            let here = ranges.indices.filter { ranges[$0].overlaps(bytes) }
            let inside = here.map { index in
                let range = ranges[index].clamped(to: bytes)
                return range.lowerBound - part.start..<range.upperBound - part.start
            }
            for (index, pieces) in zip(here, part.layout.pieces(of: inside)) {
                result[index] += pieces.map { $0.lowered(by: part.top) }
            }
        }
        return result
    }

    /// Where the pictures in the text are.
    func attachments() -> [(StyledText.Attachment, CGRect)] {
        parts.flatMap { part in
            part.layout.attachments(of: part.text).map { ($0, $1.offsetBy(dx: 0, dy: part.top)) }
        }
    }

    /// The lines under and through letters that have gaps.
    func brokenLines() -> [TextLayout.BrokenLine] {
        parts.flatMap { part in part.layout.brokenLines(of: part.text).map { $0.lowered(by: part.top) } }
    }
}

extension TextLayout.Piece {
    fileprivate func lowered(by distance: CGFloat) -> Self {
        Self(rect: rect.offsetBy(dx: 0, dy: distance), spans: spans, baseline: baseline + distance)
    }
}

extension TextLayout.BrokenLine {
    fileprivate func lowered(by distance: CGFloat) -> Self {
        var result = self
        result.start.y += distance
        result.end.y += distance
        return result
    }
}

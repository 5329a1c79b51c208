import CGtk
import Foundation
import SwiftUICore

extension TextLayout {
    /// A part of a line, around the letters and from side to side of them; the baseline is a distance from the top.
    struct Piece {
        var rect: CGRect
        /// What is written in two directions has several in one line.
        var spans: [ClosedRange<CGFloat>]
        var baseline: CGFloat
    }

    /// For each of the ranges of bytes, which ascend, a piece for each of its lines.
    func pieces(of ranges: [Range<Int>]) -> [[Piece]] {
        let iterator = pango_layout_get_iter(pointer)
        defer { pango_layout_iter_free(iterator) }
        var result: [[Piece]] = ranges.map { _ in [] }
        var first = 0
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            let start = Int(line.pointee.start_index)
            let bytes = start..<start + Int(line.pointee.length)
            while first < ranges.count, ranges[first].upperBound <= start { first += 1 }
            for index in first..<ranges.count {
                if ranges[index].lowerBound >= bytes.upperBound { break }
                if let piece = piece(of: ranges[index].clamped(to: bytes), in: line, at: iterator) {
                    result[index].append(piece)
                }
            }
        } while first < ranges.count && pango_layout_iter_next_line(iterator) != 0
        return result
    }

    private func piece(
        of range: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>, at iterator: OpaquePointer?
    ) -> Piece? {
        guard !range.isEmpty else { return nil }
        let scale = CGFloat(PANGO_SCALE)
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        var ends: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, Int32(range.lowerBound), Int32(range.upperBound), &ends, &count)
        defer { g_free(ends) }
        guard let ends, count > 0 else { return nil }
        let spans = (0..<Int(count)).map { index in
            let (one, other) = (CGFloat(ends[index * 2]) / scale, CGFloat(ends[index * 2 + 1]) / scale)
            return min(one, other)...max(one, other)
        }
        let left = spans.map(\.lowerBound).min()!
        let right = spans.map(\.upperBound).max()!
        return Piece(
            rect: CGRect(
                x: left, y: CGFloat(logical.y) / scale, width: right - left,
                height: CGFloat(logical.height) / scale),
            spans: spans, baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / scale)
    }

    /// Where the pictures in the text are.
    func attachments(of text: StyledText) -> [(StyledText.Attachment, CGRect)] {
        var start = 0
        return text.runs.compactMap { run in
            defer { start += run.length }
            guard let attachment = run.attachment else { return nil }
            var place = PangoRectangle()
            pango_layout_index_to_pos(pointer, Int32(start), &place)
            // Cut off, it has no room.
            guard place.width != 0 else { return nil }
            var line: Int32 = 0
            pango_layout_index_to_line_x(pointer, Int32(start), 0, &line, nil)
            let baseline = baseline(ofLine: Int(line))
            let left = CGFloat(min(place.x, place.x + place.width)) / CGFloat(PANGO_SCALE)
            return (attachment, attachment.bounds.offsetBy(dx: left, dy: baseline))
        }
    }

    private func baseline(ofLine index: Int) -> CGFloat {
        let iterator = pango_layout_get_iter(pointer)
        defer { pango_layout_iter_free(iterator) }
        var line = 0
        while line < index, pango_layout_iter_next_line(iterator) != 0 { line += 1 }
        return CGFloat(pango_layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE)
    }
}

import CGtk
import Foundation
import SwiftUICore

/// Paragraphs set in lines by Pango, with their measures.
final class TextLayout {
    /// A PangoLayout.
    let pointer: OpaquePointer
    /// Its measures, not rounded.
    let extents: TextMetrics
    let defaultFamily: String

    /// - Parameter width: In points; nil sets one line per paragraph.
    init(_ text: StyledText, width: CGFloat?, context: OpaquePointer, defaultFamily: String) {
        self.defaultFamily = defaultFamily
        pointer = pango_layout_new(context)
        TextAttributes(text, defaultFamily: defaultFamily).apply(to: pointer)
        pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_alignment(pointer, text.alignment.pango)
        if let width { pango_layout_set_width(pointer, max(0, width).pangoUnits) }
        // The length is in bytes and -1 leaves counting to Pango.
        pango_layout_set_text(pointer, text.string, -1)
        if let limit = text.lineLimit {
            let limit = max(1, limit)
            if text.allowsTightening, pango_layout_get_line_count(pointer) > limit {
                TextAttributes(text, isTight: true, defaultFamily: defaultFamily).apply(to: pointer)
            }
            Self.limit(pointer, text, to: limit, width: width, defaultFamily: defaultFamily)
        }
        extents = Self.measure(pointer)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Pango limits lines per paragraph (a negative height) or by height; SwiftUI counts the lines of all.
    private static func limit(
        _ layout: OpaquePointer, _ text: StyledText, to limit: Int, width: CGFloat?, defaultFamily: String
    ) {
        guard pango_layout_get_line_count(layout) > limit else { return }
        if width != nil { pango_layout_set_ellipsize(layout, text.truncation.pango) }
        guard text.string.contains(where: \.isNewline) else { return pango_layout_set_height(layout, -Int32(limit)) }

        // Cut after the paragraph that holds the last line, then by the height of the lines that remain.
        let unlimited = pango_layout_copy(layout)!
        defer { g_object_unref(UnsafeMutableRawPointer(unlimited)) }
        pango_layout_set_ellipsize(unlimited, PANGO_ELLIPSIZE_NONE)
        let next = pango_layout_get_line_readonly(unlimited, Int32(limit))!.pointee
        let shown = Int(next.start_index)
        let cut: StyledText
        if next.is_paragraph_start != 0 {
            let kept = text.string(in: 0..<shown).trimmingNewlines
            cut = text.prefix(kept.utf8.count, with: "…")
            pango_layout_set_height(layout, -Int32(limit))
        } else {
            let rest = text.string.utf8.dropFirst(shown).prefix { $0 != 0x0A && $0 != 0x0D }
            cut = text.prefix(shown + rest.count)
            pango_layout_set_height(layout, height(of: unlimited, lines: limit))
        }
        let isTight = text.allowsTightening
        TextAttributes(cut, isTight: isTight, defaultFamily: defaultFamily).apply(to: layout)
        pango_layout_set_text(layout, cut.string, -1)
    }

    /// The height of the first lines, in Pango's units.
    private static func height(of layout: OpaquePointer, lines: Int) -> Int32 {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var line = 1
        while line < lines, pango_layout_iter_next_line(iterator) != 0 { line += 1 }
        var rect = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &rect)
        return rect.y + rect.height
    }

    private static func measure(_ layout: OpaquePointer) -> TextMetrics {
        var rect = PangoRectangle()
        pango_layout_get_extents(layout, nil, &rect)
        let scale = CGFloat(PANGO_SCALE)
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        let first = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        while pango_layout_iter_next_line(iterator) != 0 {}
        let last = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        return TextMetrics(
            size: CGSize(width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale),
            firstBaseline: first, lastBaseline: last)
    }
}

extension StringProtocol {
    fileprivate var trimmingNewlines: String {
        var result = String(self)
        while result.last?.isNewline == true { result.removeLast() }
        return result
    }
}

extension StyledText.Alignment {
    fileprivate var pango: PangoAlignment {
        switch self {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}

extension StyledText.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

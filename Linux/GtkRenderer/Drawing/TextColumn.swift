import Foundation
import SwiftUICore

/// Text set in lines, with its measures: one layout of Pango's, or for thousands of paragraphs one below the other.
final class TextColumn {
    /// Paragraphs that follow each other, and where they begin: in the text's bytes, and in points from the top.
    struct Part {
        let layout: TextLayout
        let text: StyledText
        let start: Int
        let top: CGFloat
    }

    let parts: [Part]
    let metrics: TextMetrics
    /// Set without a width, and so not aligned within one.
    let isNatural: Bool

    /// In one layout, which takes four times as long for twice as many.
    private static let paragraphs = 500

    /// - Parameter width: In points; nil sets one line per paragraph.
    init(_ text: StyledText, width: CGFloat?, context: OpaquePointer, defaultFamily: String) {
        var parts: [Part] = []
        var top: CGFloat = 0
        for (start, text) in Self.blocks(of: text) {
            let layout = TextLayout(text, width: width, context: context, defaultFamily: defaultFamily)
            parts.append(Part(layout: layout, text: text, start: start, top: top))
            top += layout.extents.size.height + text.lineSpacing
        }
        self.parts = parts
        isNatural = width == nil
        // Whole points: what is rounded up here is what text is drawn in later.
        let last = parts[parts.count - 1]
        metrics = TextMetrics(
            size: CGSize(
                width: parts.reduce(0) { max($0, $1.layout.extents.size.width) }.rounded(.up),
                height: (last.top + last.layout.extents.size.height).rounded(.up)),
            firstBaseline: parts[0].layout.extents.firstBaseline,
            lastBaseline: last.top + last.layout.extents.lastBaseline)
    }

    /// A limit of lines is one of the whole text, and what GTK selects in is one layout.
    private static func blocks(of text: StyledText) -> [(start: Int, text: StyledText)] {
        // One paragraph more shows that there is more.
        if let limit = text.lineLimit { return [(0, text.first(min(max(1, limit), .max - 1) + 1))] }
        return text.isSelectable ? [(0, text)] : text.blocks(of: paragraphs)
    }

    /// The PangoLayout of the first layout: all of it, where the text can be selected or its lines are limited.
    var pointer: OpaquePointer { parts[0].layout.pointer }
}

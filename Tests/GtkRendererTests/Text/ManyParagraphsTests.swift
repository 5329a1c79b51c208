import CGtk
import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Pango takes four times as long for twice as many paragraphs. Pango without a display.
@Suite struct ManyParagraphsTests {
    private let context: OpaquePointer = pango_font_map_create_context(pango_cairo_font_map_new())

    private func layout(_ text: StyledText, width: CGFloat? = 200) -> TextColumn {
        TextColumn(text, width: width, context: context, defaultFamily: "Sans")
    }

    private func text(_ string: String, _ change: (inout StyledText) -> Void = { _ in }) -> StyledText {
        var text = StyledText(string: string, font: ResolvedFont(size: 20), color: .init(red: 0, green: 0, blue: 0))
        change(&text)
        return text
    }

    private static let lines = (0..<1_200).map { "line \($0)" }.joined(separator: "\n")

    nonisolated private static let changes: [@Sendable (inout StyledText) -> Void] = [
        { _ in }, { $0.lineSpacing = 7 }, { $0.font.leading = .loose }, { $0.font.leading = .tight },
        { $0.alignment = .trailing }, { $0.string += "\n" },
        { $0.string = $0.string.replacing("\n", with: "\r\n") },
        { $0.string = $0.string.replacing("\n", with: "\u{2029}") },
    ]

    @Test(arguments: changes.indices)
    func `a thousand paragraphs are set in blocks, and stand as they do in one`(change: Int) {
        let many = text(Self.lines, Self.changes[change])
        var one = many
        one.isSelectable = true
        let (blocks, whole) = (layout(many), layout(one))
        #expect(blocks.parts.count == 3 && whole.parts.count == 1)
        #expect(blocks.metrics == whole.metrics)
        let bytes = many.string.utf8.count
        let ranges = [0..<4, 3_000..<3_050, 6_000..<6_040, bytes - 9..<bytes]
        let places = blocks.pieces(of: ranges).map { $0.map(\.rect) }
        #expect(places == whole.pieces(of: ranges).map { $0.map(\.rect) })
        #expect(places == ranges.map { whole.rectangles(of: $0) })
        #expect(places.allSatisfy { !$0.isEmpty })
    }

    @Test func `of a thousand paragraphs only those below the limit of lines are set`() {
        let cut = layout(text(Self.lines) { $0.lineLimit = 3 })
        withExtendedLifetime(cut) {
            #expect(String(cString: pango_layout_get_text(cut.pointer)) == "line 0\nline 1\nline 2…")
        }
        #expect(cut.parts[0].text.string == "line 0\nline 1\nline 2\nline 3")
        #expect(cut.metrics.size.height == layout(text("a\nb\nc")).metrics.size.height)
    }

    @Test func `looks, pictures and broken lines stay with their paragraphs`() {
        var many = text(Self.lines + "\n\u{FFFC}")
        var style = StyledText.Style(font: many.font, color: many.color)
        let start = many.string.utf8.count - 3
        many.runs = [.init(length: start - 500, style: style)]
        style.underline = .init(color: nil, dashes: [1, 1])
        many.runs.append(.init(length: 500, style: style))
        style.underline = nil
        var picture = StyledText.Run(length: 3, style: style)
        picture.attachment = .init(source: .symbol("star"), size: CGSize(width: 30, height: 10))
        many.runs.append(picture)
        var one = many
        one.isSelectable = true
        let (blocks, whole) = (layout(many), layout(one))
        #expect(blocks.attachments().map(\.1) == whole.attachments().map(\.1))
        #expect(blocks.attachments().map(\.1.minX) == [0])
        #expect(blocks.brokenLines().map(\.start) == whole.brokenLines().map(\.start))
        #expect(blocks.brokenLines().count > 40)
    }
}

import CGtk
import Foundation
import Synchronization
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Texts that are hard to break into lines. Pango without a display.
@Suite struct LongWordTests {
    private let context: OpaquePointer = pango_font_map_create_context(pango_cairo_font_map_new())

    private func layout(_ text: StyledText, width: CGFloat? = nil) -> TextColumn {
        TextColumn(text, width: width, context: context, defaultFamily: "Sans")
    }

    private func text(_ string: String) -> StyledText {
        StyledText(string: string, font: ResolvedFont(size: 20), color: .init(red: 0, green: 0, blue: 0))
    }

    /// One such word took half a second for each width.
    @Test func `a word of five thousand letters is set in pieces, and in as many lines`() {
        let word = String(repeating: "x", count: 5_000)
        let pieces = LongWords.pieces(of: word)
        #expect(pieces.count == 39 && pieces.allSatisfy { $0.count == 64 })
        let layout = layout(text(word), width: 300)
        let attributes = withExtendedLifetime(layout) {
            String(cString: pango_attr_list_to_string(pango_layout_get_attributes(layout.pointer)))
        }
        #expect(attributes.contains("0 64 fallback true") && attributes.contains("128 192 fallback true"))
        let letters = layout.metrics.size.width
        #expect(letters > 280 && letters <= 300)
        #expect(LongWords.pieces(of: String(repeating: "word ", count: 1_000)).isEmpty)
        // Characters stay whole.
        let accents = String(repeating: "é", count: 500)
        #expect(LongWords.pieces(of: accents).allSatisfy { $0.lowerBound % 2 == 0 && $0.upperBound % 2 == 0 })
    }

    nonisolated static let hardTexts: [String] = [
        "", "\n", String(repeating: "\n", count: 400),
        String(repeating: "👨‍👩‍👧‍👦", count: 300), String(repeating: "🇸🇪", count: 400), String(repeating: "👍🏽", count: 300),
        String(repeating: "e\u{301}\u{323}", count: 400),
        // One character, more than a piece long.
        "a" + String(repeating: "\u{301}", count: 500) + String(repeating: "b", count: 300),
        String(repeating: "שלום", count: 100), String(repeating: "مرحبا", count: 100),
        String(repeating: "abcשלוםdef", count: 60), String(repeating: "क्षत्रि", count: 100),
        String(repeating: "漢字", count: 300), String(repeating: "a\u{200D}", count: 300),
        String(repeating: "\u{200B}", count: 400), String(repeating: "\u{FFFC}", count: 200),
        String(repeating: "x", count: 300) + "\n" + String(repeating: "é", count: 300) + "\r\n\u{2029}y",
        String(repeating: "\u{AD}x", count: 300), String(repeating: "\t", count: 300),
    ]

    @Test(arguments: hardTexts) func `no text makes Pango complain, at any width and with any limit`(string: String) {
        let complaints = Complaints()
        for truncation in [StyledText.Truncation.middle, .tail] {
            for width in [nil, 0, 300] as [CGFloat?] {
                for limit in [nil, 2] as [Int?] {
                    var text = text(string)
                    text.lineLimit = limit
                    text.truncation = truncation
                    text.allowsTightening = true
                    let layout = layout(text, width: width)
                    #expect(layout.metrics.size.height >= 0)
                    _ = layout.rectangles(of: 0..<string.utf8.count)
                }
            }
        }
        #expect(complaints.stop() == [])
    }

    @Test func `ten thousand letters without a break are set`() {
        let complaints = Complaints()
        #expect(layout(text(String(repeating: "x", count: 10_000)), width: 300).metrics.size.height > 5_000)
        var limited = text(String(repeating: "漢", count: 3_000))
        limited.lineLimit = 3
        #expect(layout(limited, width: 300).metrics.size.height < 120)
        #expect(complaints.stop() == [])
    }

    /// The end of the second look fell into the middle of the dots that stand for the rest.
    @Test func `a text of several looks that is cut after a paragraph ends in the look of what is left`() {
        let complaints = Complaints()
        var text = text("abc\nd\nef")
        var style = StyledText.Style(font: text.font, color: text.color)
        text.runs = [.init(length: 3, style: style)]
        style.color = .init(red: 1, green: 0, blue: 0)
        text.runs += [.init(length: 2, style: style), .init(length: 3, style: text.runs[0].style)]
        text.lineLimit = 1
        let layout = layout(text, width: 300)
        withExtendedLifetime(layout) {
            #expect(String(cString: pango_layout_get_text(layout.pointer)) == "abc…")
            let attributes = String(cString: pango_attr_list_to_string(pango_layout_get_attributes(layout.pointer)))
            #expect(attributes.contains("0 6 foreground #000000000000") && !attributes.contains("#ffff00000000"))
        }
        #expect(complaints.stop() == [])
    }
}

/// What Pango says of its own mistakes while it is held.
nonisolated private final class Complaints: Sendable {
    private let heard = Mutex<[String]>([])
    private let handler = Mutex<guint>(0)

    init() {
        let levels = GLogLevelFlags(
            rawValue: G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue)
        let id = g_log_set_handler(
            "Pango", levels,
            { _, _, message, data in
                let complaints = Unmanaged<Complaints>.fromOpaque(data!).takeUnretainedValue()
                complaints.heard.withLock { $0.append(message.map { String(cString: $0) } ?? "") }
            }, Unmanaged.passUnretained(self).toOpaque())
        handler.withLock { $0 = id }
    }

    func stop() -> [String] {
        g_log_remove_handler("Pango", handler.withLock { $0 })
        return heard.withLock { $0 }
    }
}

import CGtk
import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Pango without a display.
@Suite struct GtkTextLayoutTests {
    private let context: OpaquePointer = pango_font_map_create_context(pango_cairo_font_map_new())

    private func layout(_ text: StyledText, width: CGFloat? = nil) -> TextColumn {
        TextColumn(text, width: width, context: context, defaultFamily: "Sans")
    }

    private func text(_ string: String, _ change: (inout StyledText) -> Void = { _ in }) -> StyledText {
        var text = StyledText(string: string, font: ResolvedFont(size: 20), color: .init(red: 0, green: 0, blue: 0))
        change(&text)
        return text
    }

    private func run(_ text: StyledText, _ length: Int, _ change: (inout StyledText.Run) -> Void) -> StyledText.Run {
        var run = StyledText.Run(length: length, style: .init(font: text.font, color: text.color))
        change(&run)
        return run
    }

    @Test func `a stretch in a larger font makes the text larger`() {
        let plain = text("Padmé Amidala")
        var mixed = plain
        mixed.runs = [run(plain, 6) { $0.style.font.size = 40 }, run(plain, 8) { _ in }]
        #expect(layout(mixed).metrics.size.width > layout(plain).metrics.size.width + 20)
        #expect(layout(mixed).metrics.size.height > layout(plain).metrics.size.height + 15)
    }

    @Test func `letters and lines keep their distances`() {
        let plain = text("abcd")
        var spaced = plain
        spaced.runs = [run(plain, 4) { $0.style.letterSpacing = 10 }]
        #expect(layout(spaced).metrics.size.width - layout(plain).metrics.size.width >= 29)
        let lines = text("a\nb\nc")
        let apart = text("a\nb\nc") { $0.lineSpacing = 7 }
        #expect(layout(apart).metrics.size.height - layout(lines).metrics.size.height == 14)
        let loose = text("a\nb\nc") { $0.font.leading = .loose }
        #expect(layout(loose).metrics.size.height > layout(lines).metrics.size.height)
    }

    @Test func `a picture has the room that it asks for`() {
        let plain = text("a\u{FFFC}b")
        var picture = plain
        picture.runs = [
            run(plain, 1) { _ in },
            run(plain, 3) { $0.attachment = .init(source: .symbol("star"), size: CGSize(width: 100, height: 30)) },
            run(plain, 1) { _ in },
        ]
        let layout = layout(picture)
        #expect(layout.metrics.size.width > 110)
        let places = layout.attachments()
        #expect(places.count == 1)
        #expect(places[0].1.width == 100 && places[0].1.minX > 5 && places[0].1.minX < 20)
        #expect(places[0].1.minY >= -1 && places[0].1.maxY <= layout.metrics.size.height + 1)
    }

    @Test func `a link on two lines has two rectangles`() {
        let layout = layout(text("before this long link here"), width: 130)
        let rects = layout.rectangles(of: 7..<21)
        #expect(rects.count >= 2)
        #expect(rects[0].minY < rects[1].minY)
        #expect(rects.allSatisfy { $0.width > 5 && $0.height > 10 })
    }

    @Test func `text may come closer before it is cut`() {
        let plain = text("nearly fits here") { $0.lineLimit = 1 }
        let natural = layout(plain).metrics.size.width
        var tight = plain
        tight.allowsTightening = true
        // Held while Pango is asked of what they own.
        let cut = layout(plain, width: natural - 5)
        let closer = layout(tight, width: natural - 5)
        withExtendedLifetime((cut, closer)) {
            #expect(pango_layout_is_ellipsized(cut.pointer) != 0)
            #expect(pango_layout_is_ellipsized(closer.pointer) == 0)
        }
    }

    @Test func `lines under and through text are there in their colours`() {
        let plain = text("abcd")
        var lined = plain
        lined.runs = [
            run(plain, 4) {
                $0.style.underline = .init(color: .init(red: 1, green: 0, blue: 0))
                $0.style.strikethrough = .init(color: nil)
            }
        ]
        let layout = layout(lined)
        let attributes = withExtendedLifetime(layout) {
            String(cString: pango_attr_list_to_string(pango_layout_get_attributes(layout.pointer)))
        }
        #expect(attributes.contains("underline single") && attributes.contains("underline-color #ffff00000000"))
        #expect(attributes.contains("strikethrough true"))
    }

    @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, 1e12])
    func `a room that is wider than Pango can count is a wide one`(width: CGFloat) {
        let wide = layout(text("Padmé\nAmidala"), width: width).metrics.size
        #expect(wide.height == layout(text("Padmé\nAmidala"), width: 10_000).metrics.size.height)
    }

    @Test func `lengths beyond what GTK can count are as near as it can come`() {
        #expect([0, -2.5, 40.9].map(Int32.init(near:)) == [0, -2, 40])
        #expect(
            [.infinity, 1e300, -.infinity, .nan].map(Int32.init(near:)) == [
                1_000_000_000, 1_000_000_000, -1_000_000_000, 0,
            ])
    }

    @Test func `the desktop's font has a size and a family`() {
        #expect(GtkRenderer.fontFamily("Cantarell Bold 11") == "Cantarell")
        #expect(GtkRenderer.fontFamily("Noto Sans 12") == "Noto Sans")
        #expect(GtkRenderer.fontFamily("11") == "")
        #expect(GtkRenderer.fontSize("Cantarell 12") == 16)
    }

}

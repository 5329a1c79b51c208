import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// A character is 5 × 10 points.
@Suite struct TextLinesTests {
    private func size(_ width: CGFloat, _ height: CGFloat = 300, @ViewBuilder _ content: () -> some View) throws
        -> CGSize
    {
        let window = InMemoryWindow(
            content().font(.system(size: 10)), size: CGSize(width: width, height: height))
        return try #require(window.elements.first { $0.styledText != nil }).frame.size
    }

    /// Three lines in 25 points.
    private let text = Text("one two three")

    @Test func `ranges limit lines and keep room for some`() throws {
        #expect(try size(25) { text.lineLimit(...2) }.height == 20)
        #expect(try size(25) { text.lineLimit(1...2) }.height == 20)
        #expect(try size(25) { text.lineLimit(5...) }.height == 50)
        #expect(try size(25) { text.lineLimit(5...8) }.height == 50)
        #expect(try size(200) { text.lineLimit(3, reservesSpace: true) }.height == 30)
        #expect(try size(200) { text.lineLimit(3, reservesSpace: false) }.height == 10)
        #expect(try size(25) { text.lineLimit(nil).lineLimit(1) }.height == 30)
    }

    @Test func `lines keep a distance, also to the room that is kept`() throws {
        // 3 × 10 + 2 × 4.
        #expect(try size(25) { text.lineSpacing(4) }.height == 38)
        #expect(try size(200) { text.lineLimit(3, reservesSpace: true).lineSpacing(4) }.height == 38)
    }

    @Test func `text becomes smaller before it is cut, as far as it may`() throws {
        func scale(_ least: CGFloat, width: CGFloat) throws -> CGFloat {
            try styled {
                Text("ten letter").font(.system(size: 10)).lineLimit(1).minimumScaleFactor(least).frame(width: width)
            }.font.size
        }
        // Ten characters of 5 points; in twentieths.
        #expect(try scale(0.5, width: 50) == 10)
        #expect(try scale(0.5, width: 40) == 8)
        #expect(try scale(0.5, width: 10) == 5)
        #expect(try scale(1, width: 10) == 10)
    }

    @Test func `alignment, truncation, tightening, case and selection reach the text`() throws {
        #expect(try styled { text.multilineTextAlignment(.center) }.alignment == .center)
        #expect(try styled { text.multilineTextAlignment(.trailing) }.alignment == .trailing)
        #expect(try styled { text }.alignment == .leading)
        #expect(try styled { text.truncationMode(.head) }.truncation == .head)
        #expect(try styled { text.truncationMode(.middle) }.truncation == .middle)
        #expect(try styled { text }.truncation == .tail)
        #expect(try styled { text.allowsTightening(true) }.allowsTightening)
        #expect(try styled { text.textCase(.uppercase) }.string == "ONE TWO THREE")
        #expect(try styled { Text("A").textCase(.lowercase) }.string == "a")
        #expect(try styled { Text("A").textCase(nil).textCase(.lowercase) }.string == "A")
        #expect(try styled { text.textSelection(.enabled) }.isSelectable)
        #expect(try !styled { text.textSelection(.disabled).textSelection(.enabled) }.isSelectable)
    }
}

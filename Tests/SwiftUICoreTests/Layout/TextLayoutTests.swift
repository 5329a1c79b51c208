import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// A character is 5 × 10 points.
@Suite struct TextLayoutTests {
    private func lineLimit(height: CGFloat) -> Int? {
        let window = InMemoryWindow(
            Text("one two three").font(.system(size: 10)).frame(width: 25, height: height),
            size: CGSize(width: 100, height: 100))
        for case .text(let text) in window.elements.map(\.element.kind) { return text.lineLimit }
        return -1
    }

    /// At 200 % text was drawn over what came below it: it was measured in the lines that fit, and drawn in all.
    @Test func `lines that have no room are not drawn`() {
        #expect(lineLimit(height: 30) == nil)
        #expect(lineLimit(height: 25) == 2)
        #expect(lineLimit(height: 19.7) == 2)
        #expect(lineLimit(height: 4) == 1)
    }
}

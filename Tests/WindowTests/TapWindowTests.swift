import Foundation
import Testing

extension DesktopTests {
    /// Our SwiftUI in a window, met with the pointer.
    @Suite("Cards that count their taps, in a window")
    @Desktop
    struct TapWindowTests {
        private let app: DesktopApp
        private let root: Accessible

        init() throws {
            app = try DesktopApp("TapSample")
            root = try app.accessible()
        }

        @Test("Every tap counts, however quickly one follows the other, and the child keeps its count")
        func everyTapCounts() throws {
            let card = try root.find(.button, named: "Card 1, 0 taps")
            let position = try app.screenBounds(of: card).center
            for _ in 1...6 { Pointer.click(at: position) }
            _ = try root.find(.button, named: "Card 1, 6 taps")
            _ = try root.find(named: "6 taps in all")
            try root.find(.button, named: "Card 2, 0 taps").press()
            _ = try root.find(.button, named: "Card 1, 6 taps")
            _ = try root.find(named: "7 taps in all")
        }

        @Test("The wheel scrolls over cards, and a count survives scrolling away and back")
        func wheelOverCards() throws {
            try root.find(.button, named: "Card 0, 0 taps").press()
            let card = try root.find(.button, named: "Card 0, 1 taps")
            let position = try app.screenBounds(of: card).center
            Pointer.scroll(.down, notches: 40, at: position)
            try wait(for: "the card to be gone", details: { root.tree }) {
                root.first(.button, named: "Card 0, 1 taps") == nil
            }
            // The pressed card had the focus: that it left must not make the page jump to another one.
            let last = try root.find(.button, named: "Card 199, 0 taps")
            try app.waitUntilIdle()
            #expect(last.bounds.y < 710)
            Pointer.scroll(.up, notches: 60, at: position)
            _ = try root.find(.button, named: "Card 0, 1 taps")
        }
    }
}

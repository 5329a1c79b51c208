import Foundation
import SwapiKit
import Testing
import TestSupport

extension DesktopTests {
    /// The app in a real window against a real server on loopback, met as a screen reader, a mouse and a keyboard meet it.
    @Suite("The characters in a window")
    @Desktop
    struct CharactersWindowTests {
        /// The server's first page.
        private let firstPage = [
            "Luke Skywalker", "C-3PO", "R2-D2", "Darth Vader", "Leia Organa", "Owen Lars", "Beru Whitesun lars",
            "R5-D4",
            "Biggs Darklighter", "Obi-Wan Kenobi",
        ]
        private let laterCards: Set<String>
        private let server: LoopbackServer
        private let app: DesktopApp
        private let root: Accessible

        init() throws {
            laterCards = Set(try Archive().people.map(\.name)).subtracting(firstPage)
            server = try LoopbackServer(handler: SwapiRoutes().answer)
            app = try DesktopApp("SwapiDemo", arguments: ["--base-url", server.url("/api")])
            root = try app.accessible()
        }

        @Test("Ten cards are buttons that bear the characters' names")
        func tenCards() throws {
            for name in firstPage { _ = try root.find(.button, named: name) }
        }

        @Test("A press on a card opens a sheet with the details, and Escape closes it, as often as one likes")
        func sheet() throws {
            for _ in 1...2 {
                try root.find(.button, named: "Luke Skywalker").press()
                _ = try sheet(saying: "19 BBY")
                try app.activate()
                Keyboard.press(.escape)
                try wait(for: "the sheet to close", details: { root.tree }) { root.first(.dialog) == nil }
            }
        }

        @Test("Done closes the sheet, and another card opens its own")
        func done() throws {
            try root.find(.button, named: "Luke Skywalker").press()
            try sheet(saying: "19 BBY").find(.button, named: "Done").press()
            try wait(for: "the sheet to close", details: { root.tree }) { root.first(.dialog) == nil }
            try root.find(.button, named: "Darth Vader").press()
            _ = try sheet(saying: "41.9 BBY")
        }

        @Test("A click where a card is drawn opens its sheet")
        func click() throws {
            try app.click(root.find(.button, named: "Luke Skywalker"))
            _ = try sheet(saying: "19 BBY")
        }

        @Test("The wheel scrolls over a card, and the next page comes when the end is near")
        func wheel() async throws {
            let luke = try root.find(.button, named: "Luke Skywalker")
            try app.resize(width: 480, height: 640)
            let position = try app.screenBounds(of: luke).center
            let before = luke.bounds
            Pointer.scroll(.down, notches: 2, at: position)
            try wait(for: "the cards to move up", details: { root.tree }) {
                luke.bounds.y < before.y - 20
            }

            Pointer.scroll(.down, notches: 40, at: position)
            try await server.arrival(of: "/api/people?page=2&limit=10")
            // Only what is near is on screen: which card it is depends on how far the wheel went.
            try wait(for: "cards of further pages", details: { root.tree }) {
                root.first(.button) { laterCards.contains($0.name) } != nil
            }
            try wait(for: "the first card to leave", details: { root.tree }) {
                guard let luke = root.first(.button, named: "Luke Skywalker") else { return true }
                return luke.bounds.y + luke.bounds.height <= 0
            }
        }

        @Test("Tab reaches a card, and Return opens its sheet")
        func keyboard() throws {
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.activate()
            let card = try tabToCard()
            Keyboard.press(.return)
            _ = try sheet(saying: card.name)
        }

        @Test("Control-R asks the server again")
        func refresh() throws {
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.waitUntilIdle()
            let before = server.count("/api/people")
            try app.activate()
            Keyboard.press(.character("r"), with: .control)
            try wait(for: "another request") { server.count("/api/people") > before }
            _ = try root.find(.button, named: "Luke Skywalker")
        }

        @Test("A page that fails leaves the cards that are there, and Retry brings it")
        func retry() throws {
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.waitUntilIdle()
            server.answerNext("/api/people", with: .response(.status(404)))
            try app.activate()
            Keyboard.press(.character("r"), with: .control)
            let retry = try root.find(.button, named: "Retry")
            _ = try root.find(.button, named: "Luke Skywalker")
            try retry.press()
            try wait(for: "Retry to go", details: { root.tree }) { root.first(.button, named: "Retry") == nil }
        }

        @Test("At rest the app takes no processor time and is not woken")
        func idle() throws {
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.waitUntilIdle()
            // Still at rest after something has happened.
            Pointer.scroll(.down, notches: 1, at: try app.screenBounds(of: root.find(.button, named: "C-3PO")).center)
            try app.waitUntilIdle()
        }

        /// Waits for the sheet and for a text in it.
        private func sheet(saying text: String) throws -> Accessible {
            try wait(for: "a sheet that says \"\(text)\"", details: { root.tree }) {
                guard let dialog = root.first(.dialog), dialog.says(text) else { return nil }
                return dialog
            }
        }

        /// Presses Tab until a card has the focus.
        private func tabToCard() throws -> Accessible {
            for _ in 1...30 {
                let before = root.first { $0.isFocused }
                if let before, before.role == .button, firstPage.contains(before.name) { return before }
                Keyboard.press(.tab)
                _ = try? wait(for: "the focus to move", atMost: .seconds(1)) {
                    guard let now = root.first(where: { $0.isFocused }) else { return false }
                    return now != before
                }
            }
            throw ConditionNotMet(description: "thirty Tabs did not reach a card\n\(root.tree)")
        }

        @Test("Asked by Combine, the server's list and a character's details are the same")
        func combine() throws {
            let app = try DesktopApp(
                "SwapiDemo", arguments: ["--base-url", server.url("/api"), "--networking", "combine"])
            let root = try app.accessible()
            for name in firstPage { _ = try root.find(.button, named: name) }
            try root.find(.button, named: "Luke Skywalker").press()
            _ = try root.find(named: "19 BBY")
        }
    }
}

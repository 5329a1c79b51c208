import Foundation
import Testing

extension DesktopTests {
    /// The app met by someone who has no mouse, and by someone who listens.
    @Suite("The keyboard in a window")
    @Desktop
    struct KeyboardWindowTests {
        private let app: DesktopApp
        private let root: Accessible

        init() throws {
            app = try DesktopApp("SwapiDemo")
            root = try app.accessible()
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.activate()
        }

        @Test("Everything that takes the focus has a name and a role that says what it is")
        func names() throws {
            for isSheet in [false, true] {
                if isSheet {
                    try root.find(.button, named: "Luke Skywalker").press()
                    _ = try root.find(.button, named: "Done")
                }
                let focusable = root.all { $0.isFocusable && !$0.role.isWindow }
                #expect(focusable.count > 1)
                for object in focusable {
                    #expect(!object.name.isEmpty, "\(object.role) at \(object.bounds) has no name")
                    #expect(
                        [.scrollPane, .button, .tab, .toggleButton, .radioButton].contains(object.role),
                        "\(object.role)")
                }
            }
        }

        @Test("Tab goes through the bar and then the cards in reading order, and back")
        func order() throws {
            let first = try app.tab(to: "Luke Skywalker")
            #expect(first.passed.contains("Films"))
            Keyboard.press(.tab)
            try waitForFocus(on: "C-3PO")
            Keyboard.press(.tab)
            try waitForFocus(on: "R2-D2")
            Keyboard.press(.tab, with: .shift)
            try waitForFocus(on: "C-3PO")
        }

        @Test("Arrows move to the neighbours in the grid, also to rows that were out of sight")
        func arrows() throws {
            let luke = try app.tab(to: "Luke Skywalker").reached
            Keyboard.press(.right)
            try waitForFocus(on: "C-3PO")
            Keyboard.press(.left)
            try waitForFocus(on: "Luke Skywalker")
            let column = luke.bounds.x
            var seen: Set<String> = [luke.name]
            for _ in 1...6 {
                Keyboard.press(.down)
                let card = try wait(for: "the next row", details: { root.tree }) {
                    root.first(.button) { $0.isFocused && !seen.contains($0.name) }
                }
                seen.insert(card.name)
                #expect(abs(card.bounds.x - column) <= 2)
                try wait(for: "\(card.name) to come into sight", details: { "\(card.bounds)" }) {
                    card.bounds.y >= 0 && card.bounds.y + card.bounds.height <= 730
                }
            }
        }

        @Test("The focus is seen")
        func ring() throws {
            let luke = try root.find(.button, named: "Luke Skywalker")
            try app.waitUntilIdle()
            var area = try app.screenBounds(of: luke)
            area = Rectangle(x: area.x - 5, y: area.y + 40, width: 5, height: 40)
            let before = try #require(Screen.shared.picture(of: area))
            _ = try app.tab(to: "Luke Skywalker")
            try Screen.shared.waitForChange(from: before, of: area)
        }

        @Test("The focus is on the card again when its sheet closes")
        func focusReturns() throws {
            _ = try app.tab(to: "C-3PO")
            for key in [Keyboard.Key.return, .space] {
                Keyboard.press(key)
                _ = try root.find(.dialog, named: "C-3PO")
                try wait(for: "the focus in the sheet", details: { root.tree }) {
                    root.first(.dialog)?.first { $0.isFocused } != nil
                }
                Keyboard.press(.escape)
                try waitForFocus(on: "C-3PO")
            }
        }

        @Test("A sheet that was opened with the mouse leaves the focus on its card, however it's closed")
        func focusAfterMouse() throws {
            let card = try root.find(.button, named: "C-3PO")
            for close in ["Escape", "Done", "beside"] {
                try app.click(card)
                let dialog = try root.find(.dialog, named: "C-3PO")
                let done = try dialog.find(.button, named: "Done")
                try app.waitUntilIdle(for: .milliseconds(300))
                switch close {
                case "Escape": Keyboard.press(.escape)
                case "Done": try app.click(done)
                default:
                    let bounds = try app.screenBounds(of: dialog)
                    Pointer.click(at: (bounds.x - 20, bounds.y + 100))
                }
                try wait(for: "the sheet to close by \(close)", details: { root.tree }) { root.first(.dialog) == nil }
                try waitForFocus(on: "C-3PO")
            }
            Keyboard.press(.tab)
            try waitForFocus(on: "R2-D2")
        }

        @Test("Tab enters the list at what is seen first, and backwards at what is seen last")
        func entersInSight() throws {
            let luke = try root.find(.button, named: "Luke Skywalker")
            Pointer.scroll(.down, notches: 12, at: try app.screenBounds(of: luke).center)
            try app.waitUntilIdle(for: .milliseconds(500))
            let cards = inSight()
            let first = try #require(cards.first)
            #expect(first != "Luke Skywalker")
            let passed = try app.tab(to: first).passed
            #expect(passed.allSatisfy { ["Characters", "Films", "Refresh", "Close"].contains($0) }, "\(passed)")
            #expect(inSight().contains(first))
            // Back from what comes before the list, and so round.
            while root.focused?.name != "Characters" { try back() }
            try back()
            #expect(root.focused?.name == inSight().last)
        }

        private func back() throws {
            let before = root.focused
            Keyboard.press(.tab, with: .shift)
            try wait(for: "the focus to move", details: { root.tree }) { root.focused != before }
        }

        /// The names of the cards that are wholly seen, in reading order.
        private func inSight() -> [String] {
            guard let list = root.first(.scrollPane, named: "Characters")?.bounds else { return [] }
            return root.all(.button) { card in
                let bounds = card.bounds
                return bounds.width > 100 && bounds.y >= list.y && bounds.y + bounds.height <= list.y + list.height
            }
            .sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }.map(\.name)
        }

        @Test("Home, End and the page keys take the focus along")
        func scrollingTakesFocus() throws {
            try app.tab(to: "Luke Skywalker")
            Keyboard.press(.end)
            try waitForFocus(on: "Tion Medon")
            Keyboard.press(.home)
            try waitForFocus(on: "Luke Skywalker")
            Keyboard.press(.pageDown)
            try wait(for: "the focus on a card in sight", details: { root.tree }) {
                guard let focused = root.focused, focused.name != "Luke Skywalker" else { return false }
                return inSight().contains(focused.name)
            }
        }

        @Test("Arrows scroll where no control takes them: the films, and a sheet")
        func arrowsScroll() throws {
            try app.resize(width: 480, height: 420)
            try root.find(.button, named: "Luke Skywalker").press()
            let dialog = try root.find(.dialog, named: "Luke Skywalker")
            let height = try dialog.find(named: "Height")
            try arrowsMove(height)
            Keyboard.press(.escape)
            try wait(for: "the sheet to close", details: { root.tree }) { root.first(.dialog) == nil }
            Keyboard.press(.character("2"), with: .control)
            try arrowsMove(root.find(named: "The Empire Strikes Back"))
        }

        private func arrowsMove(_ object: Accessible) throws {
            try app.waitUntilIdle(for: .milliseconds(300))
            let before = object.bounds.y
            // The first may lead to the area itself.
            Keyboard.press(.down)
            Keyboard.press(.down)
            try wait(for: "\(object.name) to move up", details: { root.tree }) { object.bounds.y < before }
            for _ in 1...4 { Keyboard.press(.up) }
            try wait(for: "\(object.name) to move back", details: { root.tree }) { object.bounds.y == before }
        }

        @Test("Control and a digit or a page key switch tabs")
        func tabKeys() throws {
            for (next, back) in [
                (Keyboard.Key.character("2"), Keyboard.Key.character("1")), (.pageDown, .pageUp),
            ] {
                Keyboard.press(next, with: .control)
                _ = try root.find(named: "A New Hope")
                Keyboard.press(back, with: .control)
                try wait(for: "the characters", details: { root.tree }) { root.first(named: "A New Hope") == nil }
            }
        }

        @Test("End, Home and the page keys scroll")
        func scrolling() throws {
            let luke = try root.find(.button, named: "Luke Skywalker")
            let top = luke.bounds.y
            Keyboard.press(.pageDown)
            try wait(for: "the cards to move up a page", details: { root.tree }) { luke.bounds.y < top - 200 }
            Keyboard.press(.home)
            try wait(for: "the beginning", details: { root.tree }) {
                root.first(.button, named: "Luke Skywalker")?.bounds.y == top
            }
            Keyboard.press(.end)
            try wait(for: "the last card", details: { root.tree }) {
                root.first(.button, named: "Tion Medon") != nil
            }
        }

        @Test("Control-? and F1 show the shortcuts, those of the buttons among them; Escape closes them")
        func shortcuts() throws {
            for isQuestionMark in [true, false] {
                if isQuestionMark {
                    Keyboard.press(.character("/"), with: .control, .shift)
                } else {
                    Keyboard.press(.f1)
                }
                let window = try root.find(named: "Keyboard Shortcuts")
                #expect(window.says("Refresh"))
                #expect(window.says("Close the sheet"))
                try app.activate()
                Keyboard.press(.escape)
                try wait(for: "the shortcuts to close", details: { root.tree }) {
                    root.first(named: "Keyboard Shortcuts") == nil
                }
                try app.activate()
            }
        }

        @Test("Control-Q and Control-W close the window, and with it the app", arguments: ["q", "w"] as [Character])
        func quit(key: Character) throws {
            Keyboard.press(.character(key), with: .control)
            #expect(try app.waitForExit() == 0)
        }

        @Test("The window can be closed by its button while a sheet is shown")
        func closeBeneathSheet() throws {
            try root.find(.button, named: "Luke Skywalker").press()
            _ = try root.find(.dialog, named: "Luke Skywalker")
            try app.click(root.find(.button, named: "Close"))
            #expect(try app.waitForExit() == 0)
        }

        private func waitForFocus(on name: String) throws {
            try wait(for: "the focus on \(name)", details: { root.tree }) {
                root.first(named: name)?.isFocused == true
            }
        }
    }
}

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
                for object in focusable where object.role != .scrollPane {
                    #expect(!object.name.isEmpty, "\(object.role) at \(object.bounds) has no name")
                    #expect([.button, .tab, .toggleButton, .radioButton].contains(object.role), "\(object.role)")
                }
            }
        }

        @Test("Tab goes through the bar and then the cards in reading order, and back")
        func order() throws {
            let first = try tab(to: "Luke Skywalker")
            #expect(first.passed.contains("Movies"))
            Keyboard.press(.tab)
            try waitForFocus(on: "C-3PO")
            Keyboard.press(.tab)
            try waitForFocus(on: "R2-D2")
            Keyboard.press(.tab, with: .shift)
            try waitForFocus(on: "C-3PO")
        }

        @Test("Arrows move to the neighbours in the grid, also to rows that were out of sight")
        func arrows() throws {
            let luke = try tab(to: "Luke Skywalker").reached
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
            _ = try tab(to: "Luke Skywalker")
            try Screen.shared.waitForChange(from: before, of: area)
        }

        @Test("The focus is on the card again when its sheet closes")
        func focusReturns() throws {
            _ = try tab(to: "C-3PO")
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

        /// Presses Tab until an object has the focus; returns the names on the way.
        private func tab(to name: String) throws -> (reached: Accessible, passed: [String]) {
            var passed: [String] = []
            for _ in 1...30 {
                let before = root.first { $0.isFocused && !$0.role.isWindow }
                if let before, before.name == name { return (before, passed) }
                if let before { passed.append(before.name) }
                Keyboard.press(.tab)
                _ = try? wait(for: "the focus to move", atMost: .seconds(1)) {
                    guard let now = root.first(where: { $0.isFocused && !$0.role.isWindow }) else { return false }
                    return now != before
                }
            }
            throw ConditionNotMet(description: "thirty Tabs went by \(passed), not to \(name)\n\(root.tree)")
        }
    }
}

import Testing

extension DesktopTests {
    /// Return and Escape in a window with buttons for them.
    @Suite("Return and Escape in a window")
    @Desktop
    struct ActionKeysWindowTests {
        private let app: DesktopApp
        private let root: Accessible

        init() throws {
            app = try DesktopApp("DesktopSample")
            root = try app.accessible()
            _ = try root.find(named: "Accepted 0, cancelled 0")
            try app.activate()
        }

        @Test("Return presses the default button, and Escape the one that cancels")
        func defaultAndCancel() throws {
            Keyboard.press(.return)
            _ = try root.find(named: "Accepted 1, cancelled 0")
            Keyboard.press(.escape)
            _ = try root.find(named: "Accepted 1, cancelled 1")
        }

        @Test("Return presses the button that a person has moved to, and not the default one")
        func focused() throws {
            try app.tab(to: "Greet")
            Keyboard.press(.return)
            _ = try root.find(named: "Greeted 1 times")
            #expect(root.first(named: "Accepted 0, cancelled 0") != nil)
            Keyboard.press(.escape)
            _ = try root.find(named: "Accepted 0, cancelled 1")
        }

        @Test("Beneath a sheet both buttons are out of reach")
        func beneathSheet() throws {
            try root.find(.button, named: "Open").press()
            _ = try root.find(named: "A sheet")
            Keyboard.press(.return)
            Keyboard.press(.escape)
            try wait(for: "the sheet to close", details: { root.tree }) { root.first(named: "A sheet") == nil }
            #expect(root.first(named: "Accepted 0, cancelled 0") != nil)
        }
    }
}

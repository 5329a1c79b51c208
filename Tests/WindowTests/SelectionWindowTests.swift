import Testing

extension DesktopTests {
    /// Text that can be selected, in a real window with a mouse, keys and a clipboard.
    @Suite("Selecting text")
    @Desktop
    struct SelectionWindowTests {
        private let words = "Padmé Amidala was queen of Naboo"

        private func start() throws -> (DesktopApp, Accessible) {
            let app = try DesktopApp("DrawingSample")
            let label = try app.accessible().find(named: words)
            try app.activate()
            try app.waitUntilIdle()
            return (app, label)
        }

        private func copied(_ expected: String) throws {
            Keyboard.press(.character("c"), with: .control)
            try wait(for: "\"\(expected)\" on the clipboard", details: { Clipboard.text() ?? "nothing" }) {
                Clipboard.text() == expected
            }
        }

        @Test("Dragging over text selects it, two clicks a word, and Ctrl+C copies")
        func mouse() throws {
            // GTK counts the time between clicks by when it handles them, however busy the machine is.
            let patient = XSettings(numbers: ["Net/DoubleClickTime": 10_000])
            defer { withExtendedLifetime(patient) {} }
            let (app, label) = try start()
            let area = try app.screenBounds(of: label)
            let before = try app.picture(of: label)
            Pointer.drag(from: (x: area.x, y: area.center.y), to: (x: area.x + area.width - 1, y: area.center.y))
            try copied(words)
            // It is seen.
            try app.waitUntilIdle()
            #expect(try app.picture(of: label) != before)
            Pointer.click(at: (x: area.x + 20, y: area.center.y), count: 2)
            try copied("Padmé")
        }

        @Test("Ctrl+A selects all of a focused text, Shift and arrows a part")
        func keyboard() throws {
            let (app, label) = try start()
            let area = try app.screenBounds(of: label)
            Pointer.click(at: (x: area.x, y: area.center.y))
            Keyboard.press(.character("a"), with: .control)
            try copied(words)
            Keyboard.press(.home)
            // It gives the marked text back to X11, and what is marked before that has arrived counts as given back, too.
            try app.waitUntilIdle()
            for _ in 0..<5 { Keyboard.press(.right, with: .shift) }
            try copied("Padmé")
        }

        @Test("A screen reader finds the text, once, and other text can't be selected")
        func accessibility() throws {
            let (app, label) = try start()
            let root = try app.accessible()
            #expect(label.role == .label && label.text == words && label.isFocusable)
            #expect(root.all(named: words).count == 1)
            let other = try root.find(named: "plain words")
            let area = try app.screenBounds(of: other)
            Pointer.drag(from: (x: area.x, y: area.center.y), to: (x: area.x + area.width - 1, y: area.center.y))
            try app.waitUntilIdle()
            #expect(Clipboard.text("PRIMARY") != words)
        }

        @Test("Text that can be selected looks like any other")
        func looks() throws {
            let (app, label) = try start()
            let root = try app.accessible()
            #expect(try app.picture(of: label) == app.picture(of: root.find(named: "plain words")))
            let lines = try #require(root.first { $0.name.hasPrefix("Three lines") })
            let plainLines = try root.find(named: "plain lines")
            #expect(lines.bounds.height == plainLines.bounds.height)
            let picture = try app.picture(of: lines)
            #expect(try picture == app.picture(of: plainLines))
            #expect(picture.colorCount > 20)
        }
    }
}

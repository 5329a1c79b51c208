import Testing

extension DesktopTests {
    /// What a person sets for the whole desktop, changed while a program runs.
    @Suite("The desktop's settings")
    @Desktop
    struct DesktopSettingsTests {
        private let portal: SettingsPortal

        init() throws {
            portal = try SettingsPortal()
        }

        private func sample() throws -> (app: DesktopApp, root: Accessible) {
            let app = try DesktopApp("DesktopSample")
            let root = try app.accessible()
            _ = try root.find(named: "Light")
            return (app, root)
        }

        /// Waits until a colour, 0xRRGGBB, is in the middle of an object.
        private func wait(forColor color: UInt32, of object: Accessible, in app: DesktopApp) throws {
            var last: UInt32 = 0
            try WindowTests.wait(for: "0x\(String(color, radix: 16))", details: { String(last, radix: 16) }) {
                last = try app.picture(of: object).middle
                return last == color
            }
        }

        @Test("Dark is followed, and light again")
        func dark() throws {
            let (app, root) = try sample()
            let secondary = try root.find(.button, named: "Secondary")
            try wait(forColor: 0x62656E, of: secondary, in: app)
            portal.set(.colorScheme, to: "uint32 1")
            _ = try root.find(named: "Dark")
            try wait(forColor: 0xA3A7B2, of: secondary, in: app)
            portal.set(.colorScheme, to: "uint32 0")
            _ = try root.find(named: "Light")
            try wait(forColor: 0x62656E, of: secondary, in: app)
        }

        @Test("High contrast is followed: secondary colours are stronger, and materials let hardly anything through")
        func contrast() throws {
            let (app, root) = try sample()
            _ = try root.find(named: "Standard contrast")
            let card = try root.find(.button, named: "Card")
            let through = try app.picture(of: card).middle
            portal.set(.highContrast, to: "true")
            _ = try root.find(named: "Increased contrast")
            try wait(forColor: 0x3B3D44, of: root.find(.button, named: "Secondary"), in: app)
            try WindowTests.wait(for: "a nearly white card") { try app.picture(of: card).middle & 0xFF >= 0xF4 }
            #expect(through & 0xFF < 0xC0)
            portal.set(.highContrast, to: "false")
            _ = try root.find(named: "Standard contrast")
            try wait(forColor: through, of: card, in: app)
        }

        @Test("The accent is followed by what has no tint of its own, our drawing and GTK's controls alike")
        func accent() throws {
            let (app, root) = try sample()
            let accent = try root.find(.button, named: "Accent")
            try wait(forColor: 0x1C71D8, of: accent, in: app)
            portal.set(.accentColor, to: "(0.5, 0.0, 0.25)")
            try wait(forColor: 0x800040, of: accent, in: app)
            let button = try root.find(.button, named: "Prominent")
            try WindowTests.wait(for: "the prominent button's colour") {
                try app.picture(of: button).color(x: 8, y: 17) == 0x800040
            }
            // Out of range means: no accent.
            portal.set(.accentColor, to: "(-1.0, -1.0, -1.0)")
            try wait(forColor: 0x1C71D8, of: accent, in: app)
        }

        @Test("The accent that was chosen before the start is there")
        func accentAtStart() throws {
            portal.set(.accentColor, to: "(0.5, 0.0, 0.25)")
            let (app, root) = try sample()
            try wait(forColor: 0x800040, of: root.find(.button, named: "Accent"), in: app)
        }

        @Test("Text grows and shrinks with the desktop's scale and with the size of its font")
        func textScale() throws {
            let settings = XSettings(numbers: ["Xft/DPI": 96 * 1024], texts: ["Gtk/FontName": "Cantarell 11"])
            let (app, root) = try sample()
            let text = try root.find(named: "Standard contrast")
            let before = text.bounds
            settings.set("Xft/DPI", to: 192 * 1024)
            try WindowTests.wait(for: "text twice as wide", details: { "\(before) \(text.bounds)" }) {
                abs(text.bounds.width - 2 * before.width) <= 4 && text.bounds.height > before.height * 3 / 2
            }
            settings.set("Xft/DPI", to: 96 * 1024)
            try WindowTests.wait(for: "text as before") { text.bounds.width == before.width }
            settings.set("Gtk/FontName", to: "Cantarell 22")
            try WindowTests.wait(for: "text twice as wide", details: { "\(before) \(text.bounds)" }) {
                abs(text.bounds.width - 2 * before.width) <= 4
            }
            #expect(app.isRunning)
        }

        @Test("With text twice as large a sheet's title and its button still stand in one line")
        func sheetBar() throws {
            let settings = XSettings(numbers: ["Xft/DPI": 192 * 1024])
            let app = try DesktopApp("SwapiDemo")
            try app.accessible().find(.button, named: "Luke Skywalker").press()
            let sheet = try WindowTests.wait(for: "a sheet") { try app.accessible().first(.dialog) }
            try app.waitUntilIdle()
            let title = try sheet.find(.label, named: "Luke Skywalker").bounds
            let button = try sheet.find(.button, named: "Done").bounds
            #expect(abs(title.center.y - button.center.y) <= 1, "\(title) \(button)")
            // Not squeezed: its own text would hang out below.
            #expect(button.height >= title.height, "\(title) \(button)")
            withExtendedLifetime(settings) {}
        }

        @Test("The app changes its window, its cards' lines and its text with the desktop")
        func app() throws {
            let settings = XSettings(numbers: ["Xft/DPI": 96 * 1024])
            let app = try DesktopApp("SwapiDemo")
            let root = try app.accessible()
            let card = try root.find(.button, named: "Luke Skywalker")
            let frame = try #require(card.window)
            try app.waitUntilIdle()
            let ground = { try app.picture(of: frame).color(x: 8, y: frame.bounds.height / 2) }
            #expect(try ground() == 0xF7F6F3)
            portal.set(.colorScheme, to: "uint32 1")
            try WindowTests.wait(for: "ink") { try ground() == 0x14161B }
            let light = try app.picture(of: card)
            portal.set(.highContrast, to: "true")
            try WindowTests.wait(for: "other cards") { try app.picture(of: card) != light }
            settings.set("Xft/DPI", to: 144 * 1024)
            try app.waitUntilIdle()
            #expect(try ground() == 0x14161B)
        }
    }
}

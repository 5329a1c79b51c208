import Testing

extension DesktopTests {
    /// What is seen where layout alone does not decide it.
    @Suite("Drawing in a window")
    @Desktop
    struct DrawingWindowTests {
        @Test("Text with room for two lines draws no third over what is below")
        func cutText() throws {
            let app = try DesktopApp("DesktopSample")
            let root = try app.accessible()
            let text = try wait(for: "the long text", details: { root.tree }) {
                root.first { $0.name.hasPrefix("This text is far too long") }
            }
            try app.waitUntilIdle()
            var area = try app.screenBounds(of: text)
            #expect(area.height <= 44)
            area.y += area.height + 1
            area.height = 8
            #expect(Screen.shared.picture(of: area)?.colorCount == 1)
        }

        @Test("The icons of tabs have the colour of their text, in dark too", arguments: ["uint32 0", "uint32 1"])
        func tabIcons(colorScheme: String) throws {
            let portal = try SettingsPortal([.colorScheme: colorScheme, .highContrast: "false"])
            let app = try DesktopApp("SwapiDemo")
            let root = try app.accessible()
            let tab = try root.find(named: "Films")
            try app.waitUntilIdle()
            let picture = try app.picture(of: tab)
            let ground = picture.color(x: 2, y: 2)
            // The icon is on the left, the text on the right of it.
            let icon = picture.colors(x: 0..<picture.width / 3).max {
                $0.distance(to: ground) < $1.distance(to: ground)
            }
            let text = picture.colors(x: picture.width / 3..<picture.width)
                .max { $0.distance(to: ground) < $1.distance(to: ground) }
            let difference = try #require(icon).distance(to: #require(text))
            #expect(difference < 60)
            withExtendedLifetime(portal) {}
        }
    }
}

extension Picture {
    fileprivate func colors(x range: Range<Int>) -> Set<UInt32> {
        Set((0..<height).flatMap { y in range.map { color(x: $0, y: y) } })
    }
}

extension UInt32 {
    /// How far apart two colours are, from 0 to 765.
    fileprivate func distance(to other: UInt32) -> Int {
        [0, 8, 16].reduce(0) { $0 + abs(Int(self >> $1 & 0xFF) - Int(other >> $1 & 0xFF)) }
    }
}

import Testing

extension DesktopTests {
    /// Hints of buttons in a window.
    @Suite("Help in a window")
    @Desktop
    struct HelpWindowTests {
        private let app: DesktopApp
        private let root: Accessible

        init() throws {
            app = try DesktopApp("DesktopSample")
            root = try app.accessible()
            _ = try root.find(named: "Accepted 0, cancelled 0")
        }

        @Test("Help is shown beside the pointer")
        func tooltip() throws {
            let button = try root.find(.button, named: "Accept")
            try app.waitUntilIdle()
            let bounds = try app.screenBounds(of: button)
            var area = bounds
            area.y += bounds.height
            area.height = 30
            let before = try #require(Screen.shared.picture(of: area))
            Pointer.move(to: bounds.center)
            try Screen.shared.waitForChange(from: before, of: area)
        }
    }
}

import Foundation
import Testing

extension DesktopTests {
    /// The kit against a program whose window is known, so that a fault of the kit is not taken for one of the app.
    @Suite("The window test kit")
    @Desktop
    struct KitTests {
        private func sample() throws -> (app: DesktopApp, root: Accessible) {
            let app = try DesktopApp("WindowSample")
            return (app, try app.accessible())
        }

        @Test("finds objects by role and name, and presses them")
        func press() throws {
            let (app, root) = try sample()
            try root.find(.button, named: "Press me").press()
            _ = try root.find(.label, named: "Pressed 1 times")
            #expect(root.says("Pressed 1"))
            #expect(!root.says("Pressed 0"))
            try wait(for: "its output") { app.output.contains("pressed 1\n") }
        }

        @Test("clicks where an object is on the screen")
        func click() throws {
            let (app, root) = try sample()
            try app.click(root.find(.button, named: "Press me"))
            _ = try root.find(.label, named: "Pressed 1 times")
        }

        @Test("types into the window that has the focus")
        func keys() throws {
            let (app, root) = try sample()
            let button = try root.find(.button, named: "Press me")
            try app.activate()
            button.grabFocus()
            try wait(for: "the focus") { button.isFocused }
            Keyboard.press(.return)
            _ = try root.find(.label, named: "Pressed 1 times")
            Keyboard.press(.tab)
            try wait(for: "the focus to move", details: { root.tree }) { root.first(named: "Row 1")?.isFocused == true }
        }

        @Test("gives the window another size")
        func resize() throws {
            let (app, root) = try sample()
            try app.resize(width: 500, height: 420)
            let button = try root.find(.button, named: "Press me")
            try wait(for: "the button to grow", details: { root.tree }) { button.bounds.width > 400 }
        }

        @Test("turns the wheel over an object")
        func wheel() throws {
            let (app, root) = try sample()
            let row = try root.find(.button, named: "Row 3")
            let before = row.bounds
            Pointer.scroll(.down, notches: 2, at: try app.screenBounds(of: row).center)
            try wait(for: "the rows to move", details: { root.tree }) { row.bounds.y < before.y - 20 }
        }

        @Test("sees what changes on the screen and saves it as PNG")
        func screen() throws {
            let (app, root) = try sample()
            let area = try app.screenBounds(of: root.find(.label, named: "Pressed 0 times"))
            let before = try #require(Screen.shared.picture(of: area))
            #expect(before.width == area.width && before.height == area.height)
            try root.find(.button, named: "Press me").press()
            try Screen.shared.waitForChange(from: before, of: area)

            let png = before.png
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(png.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        }

        @Test("tells an idle process from one that does more than it may, and notices one that ended")
        func idle() throws {
            let (app, root) = try sample()
            try app.waitUntilIdle()
            let before = try #require(app.processorTime)
            try root.find(.button, named: "Press me").press()
            _ = try root.find(.label, named: "Pressed 1 times")
            let used = try #require(app.processorTime) - before
            #expect(used.wakeUps > 0)
            // It can't do less than nothing.
            let span = Duration.milliseconds(10)
            #expect(throws: ConditionNotMet.self) { try app.waitUntilIdle(for: span, ticks: -1, atMost: span) }
            #expect(throws: ConditionNotMet.self) { try app.waitUntilIdle(for: span, wakeUps: -1, atMost: span) }
            #expect(app.quit() == SIGTERM)
            #expect(throws: ConditionNotMet.self) { try app.accessible() }
        }

        @Test("gives up a condition when its time is over")
        func timeout() {
            #expect(throws: ConditionNotMet.self) { try wait(for: "nothing", atMost: .milliseconds(60)) { false } }
        }
    }
}

import Foundation
import TestSupport
import Testing

extension DesktopTests {
    /// The app started again and again with the same folders.
    @Suite("A window that is opened again")
    @Desktop
    final class RestartWindowTests {
        private let folder = TemporaryFolder()

        private func start(_ arguments: String...) throws -> (app: DesktopApp, root: Accessible) {
            let app = try DesktopApp(
                "SwapiDemo", arguments: arguments, environment: ["XDG_STATE_HOME": folder.url.path])
            let root = try app.accessible()
            _ = try wait(for: "cards", details: { root.tree }) { root.first(.button) { cards.contains($0.name) } }
            return (app, root)
        }

        /// A character at the beginning, and those around the one in the middle.
        private let cards = ["Luke Skywalker", "Jabba Desilijic Tiure"]

        /// The window's size with the border that GTK draws where there is no window manager.
        private func size(_ app: DesktopApp) throws -> [Int] {
            let root = try app.accessible()
            let frame = try wait(for: "a window") { root.children.last { $0.role.isWindow } }
            let window = try app.topLevel(of: frame).frame
            return [window.width, window.height]
        }

        /// Waits until the file of the window's state is there and doesn't change any more.
        private func waitForState(saying text: String) throws {
            let file = folder.url.appending(path: "swapidemo/window.json")
            try wait(for: "the window's state to say \(text)", details: { self.state(file) }) {
                self.state(file).contains(text)
            }
        }

        private func state(_ file: URL) -> String {
            (try? String(contentsOf: file, encoding: .utf8)) ?? "(no file)"
        }

        @Test("It is as large as it was, and --window-size counts more than that")
        func size() throws {
            let chosen: [Int]
            do {
                let app = try start().app
                #expect(try size(app) == [920, 720])
                try app.resize(width: 640, height: 560)
                chosen = try size(app)
                try waitForState(saying: "\(chosen[0])")
                app.quit()
            }
            #expect(try size(start().app) == chosen)
            #expect(try size(start("--window-size", "700x600").app) == [700, 600])
            // What was asked for once is not kept.
            #expect(try size(start().app) == chosen)
        }

        @Test("It shows the characters that it showed, to the line")
        func scroll() throws {
            let before: Int
            do {
                let (app, root) = try start()
                let luke = try root.find(.button, named: "Luke Skywalker")
                let position = try app.screenBounds(of: luke).center
                let card = try wait(
                    for: "the card of Jabba Desilijic Tiure", atMost: .seconds(30), details: { root.tree }
                ) {
                    if let card = root.first(.button, named: "Jabba Desilijic Tiure"), card.bounds.y < 300 {
                        return card
                    }
                    Pointer.scroll(.down, notches: 2, at: position)
                    try app.waitUntilIdle(for: .milliseconds(200))
                    return nil
                }
                try app.waitUntilIdle()
                before = card.bounds.y
                try waitForState(saying: "characters.top")
                app.quit()
            }
            let (app, root) = try start()
            let card = try root.find(.button, named: "Jabba Desilijic Tiure")
            try app.waitUntilIdle()
            // The line at the top is found again, and begins at the edge.
            #expect(abs(card.bounds.y - before) <= 140, "\(card.bounds.y) for \(before)")
            app.quit()
        }
    }
}

import Foundation
import SwapiKit
import Testing
import TestSupport

extension DesktopTests {
    /// The archive and its daily refresh, in a real window against a real server.
    @Suite("The refresh in a window")
    @Desktop
    final class RefreshWindowTests {
        private let folder = TemporaryFolder()
        private let server: LoopbackServer

        init() throws {
            // Another name for the first one shows whose facts are on the screen.
            let archive = try Archive()
            let luke = People(uid: "1", name: "Master Skywalker", facts: .init(height: "172"))
            server = try LoopbackServer(
                handler: SwapiRoutes(
                    Archive(
                        people: [luke] + archive.people, films: archive.films, planets: archive.planets,
                        species: archive.species, starships: archive.starships, vehicles: archive.vehicles)
                ).answer)
        }

        private func start(_ arguments: String...) throws -> (app: DesktopApp, root: Accessible) {
            let app = try DesktopApp(
                "SwapiDemo", arguments: ["--data-dir", folder.url.path] + arguments,
                environment: ["SWAPI_OFFLINE": "0", "SWAPI_REFRESH_URL": server.url("/api")])
            return (app, try app.accessible())
        }

        /// Saves facts that are so old that a refresh is worth it, and so new that none is due.
        private func saveFacts() async throws {
            let facts = SavedCatalogue.Facts(archive: try Archive(), fetched: Date(timeIntervalSinceNow: -3_600))
            try await Store.open(folder: folder.url).store.save(SavedCatalogue(facts: facts))
        }

        private func banner(_ text: String, in root: Accessible) throws {
            try wait(for: "a banner that says \"\(text)\"", details: { root.tree }) { root.says(text) }
        }

        @Test("The archive is there first, fresh facts take its place, and are there at once the next time")
        func refresh() throws {
            let gate = LoopbackServer.Gate()
            server.answerNext("/api/films", with: .hold(gate, then: .response(.status(404))))
            do {
                let (app, root) = try start()
                _ = try root.find(.button, named: "Luke Skywalker")
                try wait(for: "six requests") { self.server.requests.count == 6 }
                gate.open()
                _ = try root.find(.button, named: "Luke Skywalker")
                // The last of the six failed: nothing of the other five is shown, and Retry brings it all.
                try root.find(.button, named: "Retry").press()
                _ = try root.find(.button, named: "Master Skywalker")
                try wait(for: "Retry to go", details: { root.tree }) { root.first(.button, named: "Retry") == nil }
                #expect(server.requests.count == 12)
                app.quit()
            }
            #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "archive.sqlite").path))
            let (app, root) = try start()
            _ = try root.find(.button, named: "Master Skywalker")
            try app.waitUntilIdle()
            #expect(server.requests.count == 12)
            app.quit()
        }

        @Test("A server that asks to wait is not asked again, not even by a new start")
        func askedToWait() throws {
            server.answerNext("/api/people", with: .response(.status(429, headers: ["Retry-After": "600"])))
            for _ in 1...2 {
                let (app, root) = try start()
                try banner("asks to wait until", in: root)
                try app.activate()
                Keyboard.press(.character("r"), with: .control)
                try app.waitUntilIdle()
                #expect(server.requests.count == 1)
                app.quit()
            }
        }

        @Test("Turning the wheel on past the top refreshes nothing, however far")
        func wheel() throws {
            let (app, root) = try start()
            let card = try root.find(.button, named: "Master Skywalker")
            try app.waitUntilIdle()
            #expect(server.requests.count == 6)
            for _ in 1...4 {
                Pointer.scroll(.up, notches: 15, at: try app.screenBounds(of: card).center)
                try app.waitUntilIdle()
            }
            #expect(server.requests.count == 6)
            app.quit()
        }

        @Test("Refresh has the focus again when it's done, and Tab goes on from it meanwhile")
        func focusOnRefresh() async throws {
            try await saveFacts()
            for goesOn in [false, true] {
                let (app, root) = try start()
                _ = try root.find(.button, named: "Luke Skywalker")
                try app.activate()
                let refresh = try root.find(.button, named: "Refresh")
                try app.tab(to: "Refresh")
                let gate = LoopbackServer.Gate()
                server.answerNext("/api/films", with: .hold(gate, then: .response(.status(404))))
                Keyboard.press(.space)
                try wait(for: "Refresh to be disabled", details: { root.tree }) { !refresh.isSensitive }
                if goesOn {
                    Keyboard.press(.tab)
                    try wait(for: "the focus on what comes next", details: { root.tree }) {
                        root.focused.map { !["Refresh", "Characters", "Films"].contains($0.name) } ?? false
                    }
                }
                gate.open()
                try wait(for: "Refresh to be enabled", details: { root.tree }) { refresh.isSensitive }
                try wait(for: "the focus", details: { root.tree }) { refresh.isFocused != goesOn }
                app.quit()
            }
        }

        @Test("A banner that is pressed away leaves the focus on the next control")
        func focusAfterBanner() throws {
            let (app, root) = try start("--offline")
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.activate()
            Keyboard.press(.character("r"), with: .control)
            try app.tab(to: "Dismiss")
            Keyboard.press(.return)
            try wait(for: "the focus on the first card", details: { root.tree }) {
                root.focused?.name == "Luke Skywalker"
            }
            app.quit()
        }

        @Test("A banner is announced, its action says why, and Retry keeps the focus while it fails again")
        func announcement() async throws {
            try await saveFacts()
            let (app, root) = try start()
            _ = try root.find(.button, named: "Luke Skywalker")
            // Only those who have looked around are told what changes.
            #expect(root.first { [.alert, .notification].contains($0.role) } != nil)
            try app.activate()
            AccessibilityBus.shared.noteAdded()
            server.answerNext("/api/people", times: 5, with: .response(.status(501)))
            Keyboard.press(.character("r"), with: .control)
            var said: [String] = []
            let isAnnounced = { (text: String) in
                said += AccessibilityBus.shared.added()
                    .filter { [.alert, .notification].contains($0.role) }.map(\.name)
                return said.contains { $0.contains(text) }
            }
            try wait(for: "the announcement", details: { "\(said)\n\(root.tree)" }) { isAnnounced("(status 501)") }
            let retry = try root.find(.button, named: "Retry")
            #expect(retry.accessibleDescription.contains("(status 501)"))
            try app.tab(to: "Retry")
            server.answerNext("/api/people", times: 5, with: .response(.status(503)))
            Keyboard.press(.return)
            try wait(for: "its announcement", details: { "\(said)\n\(root.tree)" }) { isAnnounced("(status 503)") }
            try wait(for: "the focus on Retry", details: { root.tree }) { root.focused?.name == "Retry" }
            app.quit()
        }

        @Test("Nothing is left in the data folder but the app's own")
        func dataFolder() throws {
            let data = folder.url.appending(path: "data")
            let app = try DesktopApp(
                "SwapiDemo",
                environment: [
                    "SWAPI_OFFLINE": "0", "SWAPI_REFRESH_URL": server.url("/api"), "XDG_DATA_HOME": data.path,
                ])
            _ = try app.accessible().find(.button, named: "Master Skywalker")
            app.quit()
            #expect(try FileManager.default.contentsOfDirectory(atPath: data.path) == ["swapidemo"])
        }

        @Test("--offline asks no server, and Refresh says so until it is dismissed")
        func offline() throws {
            let (app, root) = try start("--offline")
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.activate()
            Keyboard.press(.character("r"), with: .control)
            try banner("The app is offline", in: root)
            try root.find(.button, named: "Dismiss").press()
            try wait(for: "the banner to go", details: { root.tree }) { root.first(.button, named: "Dismiss") == nil }
            #expect(server.requests.isEmpty)
            app.quit()
        }

        @Test("Saved facts that are damaged are set aside, and the archive is shown")
        func damaged() throws {
            try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
            try Data("no database".utf8).write(to: folder.url.appending(path: "archive.sqlite"))
            let (app, root) = try start("--offline")
            _ = try root.find(.button, named: "Luke Skywalker")
            try banner("archive-damaged.sqlite", in: root)
            app.quit()
        }
    }
}

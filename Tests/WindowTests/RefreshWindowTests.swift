import Foundation
import SwapiKit
import Testing
import TestSupport

extension DesktopTests {
    /// The archive and its daily refresh, in a real window against a real server.
    @Suite("The refresh in a window")
    @Desktop
    final class RefreshWindowTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "Refresh-\(UUID().uuidString)")
        private let server: LoopbackServer

        init() throws {
            // Another name for the first one shows whose facts are on the screen.
            let archive = try Archive()
            let luke = PersonDetails(person: People(uid: "1", name: "Master Skywalker", url: ""), height: "172")
            let people = [luke] + archive.people.compactMap { archive.details(of: $0) }
            server = try LoopbackServer(
                handler: SwapiRoutes(Archive(people: people, films: archive.films, planets: archive.planets)).answer)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        private func start(_ arguments: String...) throws -> (app: DesktopApp, root: Accessible) {
            let app = try DesktopApp(
                "SwapiDemo", arguments: ["--data-dir", folder.path] + arguments,
                environment: ["SWAPI_OFFLINE": "0", "SWAPI_REFRESH_URL": server.url("/api")])
            return (app, try app.accessible())
        }

        private func banner(_ text: String, in root: Accessible) throws {
            try wait(for: "a banner that says \"\(text)\"", details: { root.tree }) { root.says(text) }
        }

        @Test("The archive is there first, fresh facts take its place, and are there at once the next time")
        func refresh() throws {
            let gate = LoopbackServer.Gate()
            server.answerNext("/api/films", with: .hold(gate, then: .reset))
            do {
                let (app, root) = try start()
                _ = try root.find(.button, named: "Luke Skywalker")
                try wait(for: "three requests") { self.server.requests.count == 3 }
                gate.open()
                _ = try root.find(.button, named: "Luke Skywalker")
                // The last of the three failed: nothing of the other two is shown, and Retry brings it all.
                try root.find(.button, named: "Retry").press()
                _ = try root.find(.button, named: "Master Skywalker")
                try wait(for: "Retry to go", details: { root.tree }) { root.first(.button, named: "Retry") == nil }
                #expect(server.requests.count == 6)
                app.quit()
            }
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "catalogue.json").path))
            let (app, root) = try start()
            _ = try root.find(.button, named: "Master Skywalker")
            try app.waitUntilIdle()
            #expect(server.requests.count == 6)
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
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("{".utf8).write(to: folder.appending(path: "catalogue.json"))
            let (app, root) = try start("--offline")
            _ = try root.find(.button, named: "Luke Skywalker")
            try banner("catalogue-damaged.json", in: root)
            app.quit()
        }
    }
}

import Foundation
import Testing

extension DesktopTests {
    /// The app as it starts by itself: with its archive and no server.
    @Suite("The archive in a window")
    @Desktop
    struct ArchiveWindowTests {
        private let app: DesktopApp
        private let root: Accessible

        init() throws {
            app = try DesktopApp(
                "SwapiDemo", environment: ["SWAPI_OFFLINE": "0", "SWAPI_REFRESH_URL": "http://127.0.0.1:9/api"])
            root = try app.accessible()
        }

        @Test("At rest nothing wakes the app, not once a second")
        func idle() throws {
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.waitUntilIdle(for: .seconds(2), ticks: 0, wakeUps: 0)
        }

        @Test("The movies stand behind their tab, and the characters come back with their sheet")
        func tabs() throws {
            _ = try root.find(.button, named: "Luke Skywalker")
            try root.find(named: "Films").press()
            _ = try root.find(named: "The Empire Strikes Back")
            try root.find(named: "Characters").press()
            try root.find(.button, named: "Luke Skywalker").press()
            _ = try root.find(.dialog, named: "Luke Skywalker")
        }

        @Test("The wheel turned on at the top asks for fresh people")
        func pull() throws {
            let card = try root.find(.button, named: "Luke Skywalker")
            Pointer.scroll(.up, notches: 6, at: try app.screenBounds(of: card).center)
            // There is no server: the cards stay, and a banner above them says so.
            _ = try root.find(.button, named: "Retry")
            _ = try root.find(.button, named: "Luke Skywalker")
        }
    }
}

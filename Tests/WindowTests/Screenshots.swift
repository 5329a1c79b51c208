import Foundation
import Testing

private let screenshotFolder = ProcessInfo.processInfo.environment["SWAPI_SCREENSHOTS"]

extension DesktopTests {
    /// Pictures of each screen at three widths, for a person to look at: `make screenshots`.
    @Suite("Screenshots", .enabled(if: screenshotFolder != nil))
    @Desktop
    struct Screenshots {
        @Test("of each screen", arguments: [400, 900, 1600])
        func screens(width: Int) throws {
            let app = try DesktopApp("SwapiDemo")
            let root = try app.accessible()
            try app.resize(width: width, height: 980)
            try save("characters", width, of: app)

            try root.find(.button, named: "Luke Skywalker").press()
            _ = try root.find(.button, named: "Done")
            try save("character", width, of: app)
            try root.find(.button, named: "Done").press()

            let tab = try wait(for: "the tab of the movies", details: { root.tree }) {
                root.first { $0.name == "Films" && ($0.role == .tab || $0.actions.contains("click")) }
            }
            try app.click(tab)
            try save("movies", width, of: app)
        }

        @Test("of the banner", arguments: [400, 900, 1600])
        func banner(width: Int) throws {
            let app = try DesktopApp(
                "SwapiDemo",
                environment: ["SWAPI_OFFLINE": "0", "SWAPI_REFRESH_URL": "http://127.0.0.1:9/api"])
            let root = try app.accessible()
            _ = try root.find(.button, named: "Retry")
            try app.resize(width: width, height: 980)
            try save("banner", width, of: app)
        }

        @Test(
            "with other settings of the desktop", arguments: ["dark", "contrast", "dark-contrast", "large"],
            [400, 900, 1600])
        func settings(name: String, width: Int) throws {
            let portal = try SettingsPortal()
            if name.contains("dark") { portal.set(.colorScheme, to: "uint32 1") }
            if name.contains("contrast") { portal.set(.highContrast, to: "true") }
            let settings = XSettings(numbers: ["Xft/DPI": name == "large" ? 192 * 1024 : 96 * 1024])
            let app = try DesktopApp("SwapiDemo")
            let root = try app.accessible()
            _ = try root.find(.button, named: "Luke Skywalker")
            try app.resize(width: width, height: 980)
            try save("characters-\(name)", width, of: app)
            try root.find(.button, named: "Luke Skywalker").press()
            let done = try root.find(.button, named: "Done")
            try save("character-\(name)", width, of: app)
            try done.press()
            try wait(for: "the sheet to close", details: { root.tree }) { root.first(.dialog) == nil }
            try root.find(named: "Films").press()
            _ = try root.find(named: "The Empire Strikes Back")
            try save("movies-\(name)", width, of: app)
            try app.activate()
            Keyboard.press(.f1)
            _ = try root.find(named: "Keyboard Shortcuts")
            try save("shortcuts-\(name)", width, of: app)
            withExtendedLifetime((portal, settings)) {}
        }

        private func save(_ screen: String, _ width: Int, of app: DesktopApp) throws {
            try app.waitUntilIdle()
            let folder = URL(filePath: screenshotFolder ?? ".")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try app.writeScreenshot(to: folder.appending(path: "\(screen)-\(width).png").path)
        }
    }
}

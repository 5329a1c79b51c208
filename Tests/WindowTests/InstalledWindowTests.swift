import Foundation
import TestSupport
import Testing

extension DesktopTests {
    /// The app as `make install` leaves it.
    @Suite("The installed app in a window")
    @Desktop
    struct InstalledWindowTests {
        @Test("It reads its own archive, and its window is that of the desktop entry")
        func installed() throws {
            let folder = TemporaryFolder()
            defer { withExtendedLifetime(folder) {} }
            let root = folder.url
            try install(into: root)
            // Another name than in the build folder, where an app that finds nothing of its own would look.
            let archive = root.appending(path: "libexec/swapidemo/SwapiDemo_SwapiKit.resources/archive.json")
            try String(contentsOf: archive, encoding: .utf8).replacing("Luke Skywalker", with: "Luke Installed")
                .write(to: archive, atomically: true, encoding: .utf8)

            let app = try DesktopApp(
                root.appending(path: "bin/swapidemo").path, environment: ["https_proxy": "http://127.0.0.1:9"])
            let card = try app.accessible().find(.button, named: "Luke Installed")
            let window = try app.topLevel(of: card)
            #expect(Screen.shared.classNames(of: window).contains("io.github.swapidemo.SwapiDemo"))
        }

        private func install(into root: URL) throws {
            let process = Process()
            process.executableURL = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Scripts/install")
            process.environment = ProcessInfo.processInfo.environment.merging([
                "PREFIX": "/", "DESTDIR": root.path, "SWAPI_BUILD": DesktopApp.buildFolder.path,
            ]) { $1 }
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }
}

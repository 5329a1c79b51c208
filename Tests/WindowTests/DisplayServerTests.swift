import Foundation
import Testing

extension DesktopTests {
    /// The app under each of the systems that draw it.
    @Suite("Where the app runs")
    @Desktop
    struct DisplayServerTests {
        @Test("On X11 both of GTK's renderers show the cards", arguments: ["cairo", "gl"])
        func renderers(name: String) throws {
            let shaders = URL(filePath: NSTemporaryDirectory()).appending(path: "shaders-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: shaders, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: shaders) }
            let app = try DesktopApp(
                "SwapiDemo",
                environment: [
                    "GSK_RENDERER": name, "LIBGL_ALWAYS_SOFTWARE": "1", "MESA_SHADER_CAPTURE_PATH": shaders.path,
                ])
            let root = try app.accessible()
            let card = try root.find(.button, named: "Luke Skywalker")
            // A picture has hundreds of colours, an empty card a few.
            try wait(for: "a drawn card", details: { app.output }) { try app.picture(of: card).colorCount > 200 }
            try app.click(card)
            _ = try root.find(.dialog, named: "Luke Skywalker")
            // GTK falls back on cairo in silence; shaders are OpenGL's.
            let captured = try FileManager.default.contentsOfDirectory(atPath: shaders.path)
            #expect(captured.isEmpty == (name == "cairo"))
            // Where cairo draws, the display is opened without OpenGL: loading it would cost 57 MiB and 100 ms.
            let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(app.processIdentifier)/maps"))
            let loaded = String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self)
            // Mesa's drawing in software is one library or the other, by its version.
            let isOpenGLLoaded = loaded.contains("_dri.so") || loaded.contains("/libgallium")
            #expect(isOpenGLLoaded == (name != "cairo"))
        }

        @Test("On Wayland the app is on the accessibility bus and opens a sheet")
        func wayland() throws {
            let compositor = try Weston()
            let app = try DesktopApp("SwapiDemo", environment: compositor.environment)
            let root = try app.accessible()
            #expect(Screen.shared.windows(of: app.processIdentifier).isEmpty)
            try root.find(.button, named: "Luke Skywalker").press()
            try root.find(.dialog, named: "Luke Skywalker").find(.button, named: "Done").press()
            try wait(for: "the sheet to close", details: { root.tree }) { root.first(.dialog) == nil }
            try app.waitUntilIdle()
        }
    }
}

/// A Wayland compositor without a screen.
@Desktop
private struct Weston {
    private let program: DesktopApp
    let environment: [String: String]

    init() throws {
        let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
        let socket = "wayland-\(UUID().uuidString.prefix(8))"
        environment = ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": socket]
        program = try DesktopApp(
            "/usr/bin/weston",
            arguments: [
                "--backend=headless-backend.so", "--shell=kiosk-shell.so", "--no-config", "--idle-time=0",
                "--socket=\(socket)",
            ])
        try wait(for: "the compositor's socket", details: { [program] in program.output }) {
            FileManager.default.fileExists(atPath: "\(runtime)/\(socket)")
        }
    }
}

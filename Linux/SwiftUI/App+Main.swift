import Foundation
import GtkRenderer
public import SwiftUICore

extension App {
    /// Makes the app, shows its window, and runs until that is closed.
    ///
    /// Ends the process with status 1 and a message where there is no display.
    @MainActor @preconcurrency public static func main() {
        let app = Self()
        guard let window = app.body.window else { return fail("the app has no window to show") }
        do {
            let renderer = try GtkRenderer()
            let program = ProcessInfo.processInfo.processName
            let state = WindowState(program: program, restores: window.restoresState)
            let graph = ViewGraph(
                AppContent(app), title: window.title ?? program, renderer: renderer, settings: renderer.settings,
                sceneValues: state.values)
            let size = state.size ?? window.defaultSize ?? CGSize(width: 920, height: 720)
            renderer.present(host: graph, defaultSize: size, isMaximized: state.isMaximized) {
                state.save()
                MainLoop.quit()
            }
            state.follow(renderer)
            withExtendedLifetime((graph, state)) { MainLoop.run() }
        } catch {
            fail("no display answers: set DISPLAY or WAYLAND_DISPLAY, or GDK_BACKEND=broadway")
        }
    }

    private static func fail(_ reason: String) {
        FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(reason)\n".utf8))
        exit(1)
    }
}

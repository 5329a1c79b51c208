import CGtk
package import Foundation
package import SwiftUICore

extension GtkRenderer {
    /// Shows the window with the views behind `host`; closing it calls `closed`.
    package func present(
        host: any DisplayHost, defaultSize: CGSize, isMaximized: Bool = false,
        minimumSize: CGSize = CGSize(width: 360, height: 400),
        closed: @escaping @MainActor () -> Void = { MainLoop.quit() }
    ) {
        self.host = host
        self.minimumSize = minimumSize
        let gtkWindow = window.cast(to: GtkWindow.self)
        gtk_window_set_default_size(gtkWindow, Int32(defaultSize.width), Int32(defaultSize.height))
        if isMaximized { gtk_window_maximize(gtkWindow) }
        for property in ["default-width", "default-height", "maximized"] {
            Signal.notify(window.opaque, "notify::\(property)") { [weak self] in self?.placementChanged?() }
        }
        addKeys()
        Signal.ask(window.opaque, "close-request") {
            closed()
            return false
        }
        // Most windows get the size they ask for: pictures are decoded while GTK opens the window.
        resizeHost(to: defaultSize)
        gtk_window_present(gtkWindow)
        updateBeforePainting()
        afterNextFrame { [weak self] in
            if let self { focusDefaultButton(in: window) }
        }
    }

    /// How large the window is, or was before it was maximised.
    package var placement: WindowPlacement {
        let gtkWindow = window.cast(to: GtkWindow.self)
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_default_size(gtkWindow, &width, &height)
        return WindowPlacement(
            size: CGSize(width: Int(width), height: Int(height)), isMaximized: gtk_window_is_maximized(gtkWindow) != 0)
    }

    /// Calls `body` once, when the window has painted its next frame, or in the next turn of the main loop where it's on
    /// no screen and paints none.
    package func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(window) else {
            return MainSource.once(priority: MainSource.updatePriority) { body() }
        }
        var handler: gulong = 0
        handler = Signal.connect(clock, "after-paint") {
            g_signal_handler_disconnect(clock.raw, handler)
            body()
        }
    }
}

/// What is worth knowing of a window to open it again.
package struct WindowPlacement {
    package let size: CGSize
    package let isMaximized: Bool
}

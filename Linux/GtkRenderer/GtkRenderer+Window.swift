import CGtk
package import Foundation
package import SwiftUICore

extension GtkRenderer {
    /// Shows the window with the views behind `host`; closing it calls `closed`.
    package func present(
        host: any DisplayHost, defaultSize: CGSize, minimumSize: CGSize = CGSize(width: 360, height: 400),
        closed: @escaping @MainActor () -> Void = { MainLoop.quit() }
    ) {
        self.host = host
        self.minimumSize = minimumSize
        let gtkWindow = window.cast(to: GtkWindow.self)
        gtk_window_set_default_size(gtkWindow, Int32(defaultSize.width), Int32(defaultSize.height))
        addKeys()
        Signal.ask(window.opaque, "close-request") {
            closed()
            return false
        }
        // Most windows get the size they ask for: pictures are decoded while GTK opens the window.
        resizeHost(to: defaultSize)
        gtk_window_present(gtkWindow)
    }

    /// Calls `body` once, when the window has painted its next frame; for measuring.
    package func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        var handler: gulong = 0
        handler = Signal.connect(clock, "after-paint") {
            g_signal_handler_disconnect(clock.raw, handler)
            body()
        }
    }
}

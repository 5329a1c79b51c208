import CGtk
package import Foundation
package import SwiftUICore

extension GtkRenderer {
    /// The elements that are shown, back to front, with the places of their widgets in the window's content; for tests.
    package var widgetFrames: [(element: DisplayElement, frame: CGRect)] {
        var frames: [(element: DisplayElement, frame: CGRect)] = []
        if let rootPeer, let rootWidget { collectFrames(of: rootPeer, in: rootWidget, into: &frames) }
        return frames
    }

    private func collectFrames(
        of peer: Peer, in root: WidgetPointer, into frames: inout [(element: DisplayElement, frame: CGRect)]
    ) {
        guard !peer.element.isHidden else { return }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(peer.widget, root, &bounds) != 0 else { return }
        frames.append((peer.element, CGRect(bounds)))
        let container = peer.canvas ?? (peer as? any PeerContainer)
        for child in container?.children ?? [] { collectFrames(of: child, in: root, into: &frames) }
    }

    /// Runs the main loop until the window has painted once more; for programs that step through frames.
    package func paint() {
        var isPainted = false
        afterNextFrame { isPainted = true }
        gtk_widget_queue_draw(window)
        while !isPainted { MainLoop.step() }
    }

    /// Paints a frame; what the closure does comes as an event that was waiting for it.
    package func paint(afterEvent event: @escaping @MainActor () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        var handler: gulong = 0
        handler = Signal.connect(clock, "flush-events") {
            g_signal_handler_disconnect(clock.raw, handler)
            event()
        }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
        paint()
    }

    /// Where GTK looks for icons.
    package var iconFolders: [String] {
        guard let display = gdk_display_get_default(),
            let folders = gtk_icon_theme_get_search_path(gtk_icon_theme_get_for_display(display))
        else { return [] }
        defer { g_strfreev(folders) }
        return sequence(first: folders) { $0.advanced(by: 1) }.prefix { $0.pointee != nil }
            .compactMap { $0.pointee.map { String(cString: $0) } }
    }

    /// Has the desktop written from right to left, or from left to right; for tests.
    package func setRightToLeft(_ isRightToLeft: Bool) {
        gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        host?.settingsChanged(settings)
    }
}

extension CGRect {
    fileprivate init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}

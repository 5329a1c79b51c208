import CGtk
import Foundation
import SwiftUICore

/// Pulling past the top refreshes: by a finger on the screen, or by two on a touchpad.
extension ScrollPeer {
    func addPull() {
        followTouch()
        followTouchpad()
    }

    /// GTK's own gesture scrolls by touch, and claims the finger; it tells of the finger's way from where it was put.
    private func followTouch() {
        guard let drag = touchGesture else { return }
        var last = 0.0
        Signal.position(drag, "drag-begin") { [weak self] _, _ in
            last = 0
            self?.pull.began()
        }
        Signal.position(drag, "drag-update") { [weak self] _, y in
            self?.pulled(by: y - last)
            last = y
        }
        Signal.position(drag, "drag-end") { [weak self] _, _ in self?.pull.ended() }
    }

    private var touchGesture: OpaquePointer? {
        controllers(of: gtk_gesture_drag_get_type()).first {
            gtk_gesture_single_get_touch_only($0) != 0
                && g_type_check_instance_is_a($0.cast(to: GTypeInstance.self), gtk_gesture_pan_get_type()) == 0
        }
    }

    private func followTouchpad() {
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        Signal.connect(scroll, "scroll-begin") { [weak self] in
            // Wheels that count parts of notches have a beginning too.
            guard let device = gtk_event_controller_get_current_event_device(scroll),
                gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
            else { return }
            self?.pull.began()
        }
        Signal.connect(scroll, "scroll-end") { [weak self] in self?.pull.ended() }
        Signal.scroll(scroll) { [weak self] _, delta in
            guard let self else { return false }
            let isInPoints = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_SURFACE
            pulled(by: -delta * (isInPoints ? 1 : notch(of: vertical)))
            return false
        }
        gtk_widget_add_controller(widget, scroll)
    }

    private func pulled(by step: Double) {
        let isPull = pull.moved(by: step, isAtTop: offset.y <= 0)
        if isPull, area?.canRefresh == true { send(.refreshPulled) }
    }
}

import CGtk
import Foundation
import SwiftUICore

extension ScrollPeer {
    /// A scrolled window takes turns of the wheel also in a direction that it can't scroll. Those of a row that scrolls
    /// sideways belong to the page around it.
    func leaveWheel(vertical: Bool) {
        for controller in controllers(of: gtk_event_controller_scroll_get_type()) {
            guard gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_BUBBLE else { continue }
            let axes = vertical ? GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES : GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL
            gtk_event_controller_scroll_set_flags(
                controller,
                GtkEventControllerScrollFlags(rawValue: axes.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
        }
    }

    /// Sees turns of the wheel before GTK does.
    func addWheel() {
        let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
        gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
        Signal.scroll(wheel) { [weak self] _, delta in
            guard let self else { return false }
            return turnSideways(by: delta, state: gtk_event_controller_get_current_event_state(wheel))
        }
        gtk_widget_add_controller(widget, wheel)
    }

    /// With Shift the wheel scrolls a row sideways.
    private func turnSideways(by delta: Double, state: GdkModifierType) -> Bool {
        guard area?.vertical == false, state.rawValue & GDK_SHIFT_MASK.rawValue != 0 else { return false }
        let adjustment = horizontal.cast(to: GtkAdjustment.self)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + delta * notch(of: horizontal))
        return true
    }

    /// GTK's own step for a notch.
    func notch(of adjustment: OpaquePointer) -> Double {
        pow(gtk_adjustment_get_page_size(adjustment.cast(to: GtkAdjustment.self)), 2 / 3)
    }

    /// The controllers of a type that its widget has, GTK's own among them.
    func controllers(of type: GType) -> [OpaquePointer] {
        let list = gtk_widget_observe_controllers(widget)!
        defer { g_object_unref(list.raw) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            // The widget holds it.
            defer { g_object_unref(item) }
            let isOfType = g_type_check_instance_is_a(item.assumingMemoryBound(to: GTypeInstance.self), type) != 0
            return isOfType ? OpaquePointer(item) : nil
        }
    }
}

import CGtk
import Foundation
import SwiftUICore

extension ScrollPeer {
    /// A scrolled window takes turns of the wheel also in a direction that it can't scroll. Those of a row that scrolls
    /// sideways belong to the page around it.
    func leaveWheel(vertical: Bool) {
        let controllers = gtk_widget_observe_controllers(widget)!
        defer { g_object_unref(controllers.raw) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let item = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(item) }
            let controller = OpaquePointer(item)
            let isWheel =
                g_type_check_instance_is_a(
                    item.assumingMemoryBound(to: GTypeInstance.self), gtk_event_controller_scroll_get_type()) != 0
            guard isWheel, gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_BUBBLE else { continue }
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
            if turnSideways(by: delta, state: gtk_event_controller_get_current_event_state(wheel)) { return true }
            if gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL { pullByWheel(delta) }
            return false
        }
        gtk_widget_add_controller(widget, wheel)
    }

    /// With Shift the wheel scrolls a row sideways.
    private func turnSideways(by delta: Double, state: GdkModifierType) -> Bool {
        guard area?.vertical == false, state.rawValue & GDK_SHIFT_MASK.rawValue != 0 else { return false }
        let adjustment = horizontal.cast(to: GtkAdjustment.self)
        // GTK's own step for a notch.
        let step = pow(gtk_adjustment_get_page_size(adjustment), 2 / 3)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + delta * step)
        return true
    }
}

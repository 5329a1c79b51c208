import CGtk
import Foundation
import SwiftUICore

extension GtkRenderer {
    func sheetAppeared(_ sheet: SheetPeer) {
        focusBeforeSheets.append(
            (focusedElement(), gtk_window_get_focus_visible(window.cast(to: GtkWindow.self)) != 0))
        sheets.append(sheet)
        // Keys must not press what is beneath, neither now nor when the sheet has nothing to focus.
        gtk_root_set_focus(window.opaque, nil)
        if sheets.count == 1, !watchesBackdrop { watchBackdrop() }
        // Only placed widgets take the focus.
        MainSource.once(priority: MainSource.afterPaintPriority) { [weak self, weak sheet] in
            guard let self, let sheet, !focusDefaultButton(in: sheet.widget) else { return }
            gtk_widget_child_focus(sheet.widget, GTK_DIR_TAB_FORWARD)
        }
    }

    func sheetRemoved(_ sheet: SheetPeer) {
        guard let index = sheets.firstIndex(where: { $0 === sheet }) else { return }
        sheets.remove(at: index)
        let previous = focusBeforeSheets.remove(at: index)
        MainSource.once(priority: MainSource.afterPaintPriority) { [weak self] in
            guard let self, let element = previous.element else { return }
            gtk_window_set_focus_visible(window.cast(to: GtkWindow.self), previous.isVisible ? 1 : 0)
            if let widget = existingPeer(element)?.widget, gtk_widget_get_sensitive(widget) != 0 {
                focusInPlace(widget)
            } else {
                gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
            }
        }
    }

    /// A click beside the topmost panel asks it to go.
    private func watchBackdrop() {
        watchesBackdrop = true
        let click = gtk_gesture_click_new()!
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        Signal.press(click, "pressed") { [unowned self] _, x, y in
            guard let sheet = sheets.last, !isWindowButton(atX: x, y: y) else { return }
            var inside = (x: 0.0, y: 0.0)
            gtk_widget_translate_coordinates(window, sheet.widget, x, y, &inside.x, &inside.y)
            if gtk_widget_contains(sheet.widget, inside.x, inside.y) == 0 {
                gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
                sheet.dismiss()
            }
        }
        gtk_widget_add_controller(window, click)
    }

    /// Whether the window's own buttons are there, as to close it.
    private func isWindowButton(atX x: Double, y: Double) -> Bool {
        guard let picked = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT) else { return false }
        return gtk_widget_get_ancestor(picked, gtk_window_controls_get_type()) != nil
    }
}

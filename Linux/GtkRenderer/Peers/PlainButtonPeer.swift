import CGtk
import Foundation
import SwiftUICore

/// A button of which only the label is drawn: input, focus ring, name and role around the core's content.
final class PlainButtonPeer: CanvasPeer {
    init(_ element: DisplayElement, renderer: GtkRenderer) {
        super.init(element, renderer: renderer, type: CanvasClass.button)
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_set_cursor_from_name(widget, "pointer")
        ownCanvas.activate = { [weak self] in
            guard let self else { return }
            if !renderer.hasFocus(within: self.widget) { renderer.focusInPlace(self.widget) }
            press()
        }
        ownCanvas.overlay = { [weak self] painter in
            guard let self else { return }
            guard gtk_widget_has_visible_focus(self.widget) != 0 else { return }
            painter.drawFocusRing(around: appearance.focusShape ?? .rectangle(ownCanvas.bounds))
        }
        addClick()
        addHover()
    }

    private var appearance: ButtonAppearance {
        if case .button(let appearance) = element.kind { appearance } else { ButtonAppearance(style: .plain) }
    }

    override func show(_ old: ElementKind?) {
        renderer.setEnabled(appearance.isEnabled, self)
        renderer.shortcuts.set(appearance.shortcut, of: element.id, by: self)
        if old != nil { gtk_widget_queue_draw(widget) }
    }

    override func press() {
        guard appearance.isEnabled else { return }
        send(.activated)
    }

    override func removed() {
        renderer.shortcuts.remove(element.id, by: self)
    }

    private func addClick() {
        let click = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_PRIMARY))
        // Every release counts, so that two quick clicks are two.
        Signal.press(click, "pressed") { [weak self] _, _, _ in
            guard let self else { return }
            gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
            send(.pressed(true))
        }
        Signal.press(click, "released") { [weak self] _, x, y in
            guard let self else { return }
            send(.pressed(false))
            guard gtk_widget_contains(self.widget, x, y) != 0 else { return }
            // As GTK's own buttons: Tab goes on from what was pressed. The mouse shows where one is.
            gtk_window_set_focus_visible(renderer.window.cast(to: GtkWindow.self), 0)
            renderer.focusInPlace(self.widget)
            press()
        }
        Signal.notify(click, "cancel") { [weak self] in self?.send(.pressed(false)) }
        gtk_widget_add_controller(widget, click)
    }

    private func addHover() {
        let motion = gtk_event_controller_motion_new()!
        Signal.position(motion, "enter") { [weak self] _, _ in self?.send(.hovered(true)) }
        Signal.connect(motion, "leave") { [weak self] in self?.send(.hovered(false)) }
        gtk_widget_add_controller(widget, motion)
    }
}

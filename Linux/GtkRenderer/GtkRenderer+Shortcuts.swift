import CGtk
import Foundation
import SwiftUICore

extension GtkRenderer {
    /// Keys that the focused widget leaves alone reach the window, and so the buttons' shortcuts.
    func addKeys() {
        let keys = gtk_event_controller_key_new()!
        Signal.key(keys) { [unowned self] key, state in
            let event = gtk_event_controller_get_current_event(keys)
            return pressShortcut(event) || dismissSheet(key) || pressWindowKey(key, state) || switchTab(key, state)
                || moveFocus(key, state) || scrollPage(key, state) || scrollLine(key, state)
        }
        gtk_widget_add_controller(window, keys)
    }

    private func pressShortcut(_ event: OpaquePointer?) -> Bool {
        for (id, shortcut) in shortcuts.all where shortcut.matches(event) {
            guard let peer = reachablePeer(id) else { continue }
            peer.press()
            return true
        }
        return false
    }

    private func dismissSheet(_ key: UInt32) -> Bool {
        guard key == UInt32(GDK_KEY_Escape), let sheet = sheets.last else { return false }
        sheet.dismiss()
        return true
    }

    /// Keys that mean the same in every window of this desktop; a button's own shortcut goes before them.
    private func pressWindowKey(_ key: UInt32, _ state: GdkModifierType) -> Bool {
        let isControl = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
        switch Int32(gdk_keyval_to_lower(key)) {
        case GDK_KEY_w where isControl, GDK_KEY_q where isControl: gtk_window_close(window.cast(to: GtkWindow.self))
        case GDK_KEY_question where isControl, GDK_KEY_F1: showShortcuts()
        default: return false
        }
        return true
    }
}

extension KeyShortcut {
    func matches(_ event: OpaquePointer?) -> Bool {
        guard let event else { return false }
        var modifiers: UInt32 = 0
        if command { modifiers |= GDK_CONTROL_MASK.rawValue }
        if shift { modifiers |= GDK_SHIFT_MASK.rawValue }
        if option { modifiers |= GDK_ALT_MASK.rawValue }
        // Finds the key on keyboards of other scripts, too.
        return keyvals.contains {
            gdk_key_event_matches(event, $0, GdkModifierType(rawValue: modifiers)) != GDK_KEY_MATCH_NONE
        }
    }

    /// As GTK writes it: `<Control>r`.
    var accelerator: String? {
        guard let keyval = keyvals.first, let name = gdk_keyval_name(keyval) else { return nil }
        let modifiers = (command ? "<Control>" : "") + (shift ? "<Shift>" : "") + (option ? "<Alt>" : "")
        return modifiers + String(cString: name)
    }

    private var keyvals: [guint] {
        switch key {
        case "\r": [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].map(guint.init)
        case "\u{1B}": [guint(GDK_KEY_Escape)]
        case "\t": [guint(GDK_KEY_Tab)]
        case "\u{7F}", "\u{8}": [guint(GDK_KEY_BackSpace), guint(GDK_KEY_Delete)]
        default: key.lowercased().unicodeScalars.first.map { [gdk_unicode_to_keyval($0.value)] } ?? []
        }
    }
}

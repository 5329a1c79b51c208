import CGtk
import Foundation
import SwiftUICore

extension ScrollPeer {
    enum ScrollKey {
        case lineUp, lineDown, pageUp, pageDown, home, end

        init?(page key: UInt32) {
            switch Int32(key) {
            case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
            case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
            case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
            case GDK_KEY_End, GDK_KEY_KP_End: self = .end
            default: return nil
            }
        }
    }

    /// Goes before GTK's own keys, which scroll and leave the focus behind.
    func addKeys() {
        let keys = gtk_event_controller_key_new()!
        Signal.key(keys) { [weak self] key, state in
            guard let self, area?.vertical == true, !state.hasModifier, let key = ScrollKey(page: key) else {
                return false
            }
            scroll(key)
            return true
        }
        gtk_widget_add_controller(widget, keys)
    }

    /// Scrolls by key; a focus that is inside comes along to what is then in sight.
    func scroll(_ key: ScrollKey) {
        let adjustment = vertical.cast(to: GtkAdjustment.self)
        let page = gtk_adjustment_get_page_size(adjustment)
        let current = gtk_adjustment_get_value(adjustment)
        let new =
            switch key {
            case .lineUp: current - notch(of: vertical)
            case .lineDown: current + notch(of: vertical)
            case .pageUp: current - page * 0.9
            case .pageDown: current + page * 0.9
            case .home: gtk_adjustment_get_lower(adjustment)
            case .end: gtk_adjustment_get_upper(adjustment)
            }
        gtk_adjustment_set_value(adjustment, new)
        guard key != .lineUp, key != .lineDown, renderer.hasFocus(within: widget) else { return }
        // What comes into sight is made first.
        MainSource.once(priority: MainSource.afterPaintPriority) { [weak self] in self?.takeFocusAlong(key) }
    }

    private func takeFocusAlong(_ key: ScrollKey) {
        guard let canvas, renderer.hasFocus(within: widget) else { return }
        switch key {
        case .home: _ = canvas.focusVisible(GTK_DIR_TAB_FORWARD)
        case .end: _ = canvas.focusVisible(GTK_DIR_TAB_BACKWARD)
        default:
            let isInSight = canvas.children.contains {
                renderer.hasFocus(within: $0.widget) && canvas.isWhollySeen($0)
            }
            if !isInSight { _ = canvas.focusVisible(GTK_DIR_TAB_FORWARD) }
        }
    }
}

extension GdkModifierType {
    /// Whether a key means something else than it does alone.
    var hasModifier: Bool {
        rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue) != 0
    }
}

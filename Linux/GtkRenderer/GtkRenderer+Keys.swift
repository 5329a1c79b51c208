import CGtk
import SwiftUICore

/// Keys that move the focus or scroll, where GTK does nothing or too little.
extension GtkRenderer {
    /// Tab goes on from where a person is, also if that can't have the focus now, or is the scroll area itself.
    func moveFocus(_ key: UInt32, _ state: GdkModifierType) -> Bool {
        let isBack = Int32(key) == GDK_KEY_ISO_Left_Tab
        guard isBack || Int32(key) == GDK_KEY_Tab, state.rawValue & GDK_CONTROL_MASK.rawValue == 0 else { return false }
        if focus == nil, let suspended = suspendedFocus.flatMap({ existingPeer($0)?.widget }) {
            showFocus()
            moveFocus(from: suspended, isBack ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
            return true
        }
        guard !isBack, let scroller = focusedScroller, scroller.canvas?.focusVisible(GTK_DIR_TAB_FORWARD) == true
        else { return false }
        showFocus()
        return true
    }

    /// Control and a digit choose a tab by its place, Control and a page key the one beside it.
    func switchTab(_ key: UInt32, _ state: GdkModifierType) -> Bool {
        guard state.rawValue & GDK_CONTROL_MASK.rawValue != 0, sheets.isEmpty, let (peer, bar) = tabPeer else {
            return false
        }
        let index: Int
        switch Int32(key) {
        case GDK_KEY_1...GDK_KEY_9: index = Int(Int32(key) - GDK_KEY_1)
        case GDK_KEY_KP_1...GDK_KEY_KP_9: index = Int(Int32(key) - GDK_KEY_KP_1)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: index = bar.selection - 1
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: index = bar.selection + 1
        default: return false
        }
        if bar.tabs.indices.contains(index) { peer.send(.tabSelected(index)) }
        return true
    }

    func scrollPage(_ key: UInt32, _ state: GdkModifierType) -> Bool {
        guard !state.hasModifier, let key = ScrollPeer.ScrollKey(page: key), let scroller = mainScroller() else {
            return false
        }
        scroller.scroll(key)
        return true
    }

    /// Arrows scroll where there is no control in their direction.
    func scrollLine(_ key: UInt32, _ state: GdkModifierType) -> Bool {
        guard !state.hasModifier else { return false }
        let direction: GtkDirectionType
        switch Int32(key) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: direction = GTK_DIR_UP
        case GDK_KEY_Down, GDK_KEY_KP_Down: direction = GTK_DIR_DOWN
        case GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_Right, GDK_KEY_KP_Right:
            // From a scroll area there is nowhere to go sideways.
            return focusedScroller != nil
        default: return false
        }
        if focusedScroller == nil {
            let before = focus
            showFocus()
            gtk_widget_child_focus(window, direction)
            if focus != before, focusedScroller == nil { return true }
        }
        (focusedScroller ?? mainScroller())?.scroll(direction == GTK_DIR_UP ? .lineUp : .lineDown)
        return true
    }

    /// The scroll area that has the focus itself, and nothing in it.
    private var focusedScroller: ScrollPeer? {
        focus.flatMap { peer(of: $0) as? ScrollPeer }
    }

    private func showFocus() {
        gtk_window_set_focus_visible(window.cast(to: GtkWindow.self), 1)
    }
}

import CGtk
import SwiftUICore

extension GtkRenderer {
    var focus: WidgetPointer? { gtk_root_get_focus(window.opaque) }

    func hasFocus(within widget: WidgetPointer) -> Bool {
        focus.map { Self.isInside($0, widget) } ?? false
    }

    private static func isInside(_ widget: WidgetPointer, _ ancestor: WidgetPointer) -> Bool {
        widget == ancestor || gtk_widget_is_ancestor(widget, ancestor) != 0
    }

    /// The element that has the focus. It is remembered by that: its widget may be another one by the time it returns.
    func focusedElement() -> ElementID? {
        var widget = focus
        while let current = widget {
            if let peer = peer(of: current) { return peer.element.id }
            widget = gtk_widget_get_parent(current)
        }
        return suspendedFocus
    }

    // MARK: What appears

    /// Gives the focus to the button that Return stands for, in a window or a sheet that appears, as in this desktop's
    /// dialogs: the first control, which GTK would choose, takes that key for itself.
    /// - Returns: whether there is such a button.
    @discardableResult func focusDefaultButton(in container: WidgetPointer) -> Bool {
        let key = KeyboardShortcut.defaultAction.resolved
        let peer = shortcuts.all.lazy.filter { $0.shortcut == key }.compactMap { self.reachablePeer($0.id) }
            .first { Self.isInside($0.widget, container) }
        return peer.map { gtk_widget_grab_focus($0.widget) != 0 } ?? false
    }

    // MARK: What leaves

    /// Moves the focus out of a peer that is about to leave: to the next control in order.
    ///
    /// Within a scroll area GTK would jump to show that: a person who has pressed a card and then turns the wheel would
    /// be thrown back. The area itself takes the focus instead, so that the next Tab goes on from what can be seen.
    func releaseFocus(of peer: Peer) {
        let suspended = suspendedFocus.flatMap { existingPeer($0)?.widget }.flatMap {
            Self.isInside($0, peer.widget) ? $0 : nil
        }
        guard suspended != nil || hasFocus(within: peer.widget) else { return }
        suspendedFocus = nil
        // Another control has taken the place of the one that waited.
        if suspended != nil, focus != nil { return }
        if peer is SheetPeer {
            gtk_root_set_focus(window.opaque, nil)
        } else if let scroller = scroller(around: peer.widget) {
            gtk_root_set_focus(window.opaque, scroller.widget)
        } else {
            moveFocus(from: suspended ?? focus ?? peer.widget, GTK_DIR_TAB_FORWARD)
            if hasFocus(within: peer.widget) { gtk_root_set_focus(window.opaque, nil) }
        }
    }

    /// Moves the focus to the next control behind or before a widget, which may not have it itself.
    func moveFocus(from widget: WidgetPointer, _ direction: GtkDirectionType) {
        var path: [(parent: WidgetPointer, child: WidgetPointer)] = []
        var child = widget
        while let parent = gtk_widget_get_parent(child) {
            path.append((parent, child))
            gtk_widget_set_focus_child(parent, child)
            child = parent
        }
        gtk_widget_child_focus(window, direction)
        // The next one who enters there is to begin at the beginning.
        for (parent, child) in path where gtk_widget_get_focus_child(parent) == child && !hasFocus(within: child) {
            gtk_widget_set_focus_child(parent, nil)
        }
    }

    func scroller(around widget: WidgetPointer) -> ScrollPeer? {
        var parent = gtk_widget_get_parent(widget)
        while let current = parent {
            if let scroller = peer(of: current) as? ScrollPeer { return scroller }
            parent = gtk_widget_get_parent(current)
        }
        return nil
    }

    // MARK: What is disabled

    /// A control that is disabled loses the focus, and has it again when it's enabled, unless another one took it.
    func setEnabled(_ isEnabled: Bool, _ peer: Peer) {
        guard (gtk_widget_get_sensitive(peer.widget) != 0) != isEnabled else { return }
        let losesFocus = !isEnabled && hasFocus(within: peer.widget)
        gtk_widget_set_sensitive(peer.widget, isEnabled ? 1 : 0)
        if losesFocus {
            gtk_root_set_focus(window.opaque, nil)
            suspendedFocus = peer.element.id
        } else if isEnabled, suspendedFocus == peer.element.id {
            suspendedFocus = nil
            if focus == nil { gtk_widget_grab_focus(peer.widget) }
        }
    }

    // MARK: Without scrolling

    /// Gives a widget the focus and leaves what scrolls where it is: it has been seen already.
    func focusInPlace(_ widget: WidgetPointer) {
        var viewports: [OpaquePointer] = []
        var parent = gtk_widget_get_ancestor(widget, gtk_viewport_get_type())
        while let viewport = parent {
            viewports.append(viewport.opaque)
            parent = gtk_widget_get_parent(viewport).flatMap { gtk_widget_get_ancestor($0, gtk_viewport_get_type()) }
        }
        for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport, 0) }
        gtk_widget_grab_focus(widget)
        for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport, 1) }
    }
}

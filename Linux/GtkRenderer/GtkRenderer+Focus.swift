import CGtk
import SwiftUICore

extension GtkRenderer {
    /// Moves the focus out of a peer that is about to leave.
    ///
    /// Left to itself GTK gives the focus to another widget, and the scroll area jumps to show that: a person who has
    /// pressed a card and then turns the wheel would be thrown back. The area itself takes the focus instead, so that
    /// the next Tab goes on from what can be seen.
    func releaseFocus(of peer: Peer) {
        guard let focus = gtk_root_get_focus(window.opaque),
            focus == peer.widget || gtk_widget_is_ancestor(focus, peer.widget) != 0
        else { return }
        gtk_root_set_focus(window.opaque, scroller(around: peer.widget)?.widget)
    }

    private func scroller(around widget: WidgetPointer) -> ScrollPeer? {
        var parent = gtk_widget_get_parent(widget)
        while let current = parent {
            if let scroller = peer(of: current) as? ScrollPeer { return scroller }
            parent = gtk_widget_get_parent(current)
        }
        return nil
    }
}

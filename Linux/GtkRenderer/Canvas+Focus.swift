import CGtk
import Foundation
import SwiftUICore

extension Canvas {
    /// Whoever comes into a scroll area by Tab or an arrow enters at what can be seen, and not at what has been made
    /// around it.
    func enter(_ direction: GtkDirectionType) -> Bool {
        guard gtk_widget_get_focus_child(widget) == nil else { return false }
        return focusVisible(direction)
    }

    /// Gives the first control in sight the focus, or the last one for a direction that goes back.
    func focusVisible(_ direction: GtkDirectionType) -> Bool {
        guard let viewport else { return false }
        let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
        let isForward = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_DOWN
        guard isForward || direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP else { return false }
        let column = isTab ? nil : focusColumn
        let inSight = children.filter { !$0.element.isHidden && $0.element.frame.intersects(viewport) }
            .sorted { one, other in
                let (one, other) = (one.element.frame, other.element.frame)
                if one.minY != other.minY { return (one.minY < other.minY) == isForward }
                if let column { return abs(one.midX - column) < abs(other.midX - column) }
                return (one.minX < other.minX) == isForward
            }
        // What is cut by the edge counts where there is nothing else.
        let whole = inSight.filter { isWhollySeen($0) }
        return (whole + inSight).contains { gtk_widget_child_focus($0.widget, direction) != 0 }
    }

    /// Whether a child lies within what is seen of a scroll area. `CGRect.contains(_:)` of Foundation on Linux answers no
    /// where sums of fractions differ.
    func isWhollySeen(_ peer: Peer) -> Bool {
        guard let viewport else { return true }
        let frame = peer.element.frame
        return frame.minX >= viewport.minX - 1 && frame.maxX <= viewport.maxX + 1 && frame.minY >= viewport.minY - 1
            && frame.maxY <= viewport.maxY + 1
    }

    /// Where the focus is now, across.
    private var focusColumn: CGFloat? {
        guard let focus = renderer.focus else { return nil }
        var point = (x: 0.0, y: 0.0)
        let middle = Double(gtk_widget_get_width(focus)) / 2
        guard gtk_widget_translate_coordinates(focus, widget, middle, 0, &point.x, &point.y) != 0 else { return nil }
        return point.x
    }
}

import CGtk
import SwiftUICore

extension ScrollPeer {
    enum PageKey { case pageUp, pageDown, home, end }

    /// Scrolls by key when nothing inside has the focus to do so.
    func scroll(_ key: PageKey) {
        let adjustment = vertical.cast(to: GtkAdjustment.self)
        let page = gtk_adjustment_get_page_size(adjustment)
        let current = gtk_adjustment_get_value(adjustment)
        let new =
            switch key {
            case .pageUp: current - page * 0.9
            case .pageDown: current + page * 0.9
            case .home: gtk_adjustment_get_lower(adjustment)
            case .end: gtk_adjustment_get_upper(adjustment)
            }
        gtk_adjustment_set_value(adjustment, new)
    }
}

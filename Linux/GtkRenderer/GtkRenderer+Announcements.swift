import CGtk
import Foundation
import SwiftUICore

extension GtkRenderer {
    /// Puts something with the role of an alert into the window, seen by nobody, for what is announced.
    ///
    /// Before GTK 4.14 there are no announcements, and assistive technologies are told only of what they have met: it has
    /// to be there before it says anything.
    func addAlert(to root: Peer) {
        guard Self.gtkAnnounce == nil else { return }
        let alert = Canvas(CanvasClass.alert, renderer: self)
        gtk_widget_set_can_target(alert.widget, 0)
        gtk_widget_insert_before(alert.widget, root.widget, nil)
        self.alert = alert
    }

    /// Has assistive technologies say something at once.
    func announce(_ text: String) {
        guard !text.isEmpty, let rootWidget else { return }
        if let announce = Self.gtkAnnounce { return announce(rootWidget.opaque, text, 1) }
        guard let alert else { return }
        announcementCount += 1
        Accessible.setLabel(text, of: alert.widget)
        // As something that has just come: its name alone may be passed over.
        Accessible.setHidden(true, alert.widget)
        Accessible.setHidden(false, alert.widget)
        // Long enough to be asked what it says; who comes by later shall not find it.
        MainSource.after(milliseconds: 5_000) { [weak self, weak alert, count = announcementCount] in
            if let alert, self?.announcementCount == count { Accessible.setLabel("", of: alert.widget) }
        }
    }

    private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UInt32) -> Void

    /// `gtk_accessible_announce`, which GTK has from 4.14 on; its last argument is the priority, 1 in the middle.
    private static let gtkAnnounce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
        unsafeBitCast($0, to: Announce.self)
    }
}

import CGtk
import Foundation

extension GtkRenderer {
    /// Has the desktop open an address with the program that it has for such.
    /// - Returns: whether it was asked to.
    func open(_ url: URL) -> Bool {
        guard url.scheme != nil else { return false }
        // GtkUriLauncher would need GTK 4.10.
        gtk_show_uri(window.cast(to: GtkWindow.self), url.absoluteString, guint32(GDK_CURRENT_TIME))
        return true
    }
}

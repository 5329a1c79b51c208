import CGtk
import Foundation

/// Icons of our own, for symbols that Adwaita has no good picture of.
///
/// GTK fills every path of a symbolic icon, so their lines are drawn as areas.
nonisolated enum OwnIcons {
    static let names = [
        "film": "swiftui-film",
        "film.stack": "swiftui-film-stack",
        "movieclapper": "swiftui-film",
        "person.2": "swiftui-person-2",
        "person.3": "swiftui-person-2",
        "wifi.slash": "swiftui-wifi-slash",
    ]

    /// Where they are: beside the program. nil for a program that was copied without its resources; Adwaita's are
    /// shown then, which `Bundle.module` would end the process for.
    static let folder: String? = {
        let folder = Bundle.main.bundleURL.appendingPathComponent("SwapiDemo_GtkRenderer.resources/icons").path
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }()

    @MainActor private static var areAdded = false

    /// Lets GTK find them when the first one is wanted, and not before: another folder makes GTK look through all of
    /// its icons again, which it has done in the background while it started.
    @MainActor static func prepare(_ icon: String) {
        guard !areAdded, icon.hasPrefix("swiftui-"), let folder, let display = gdk_display_get_default() else { return }
        areAdded = true
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), folder)
    }
}

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
}

import CGtk
import SwiftUICore

/// The app's colours in GTK's own controls: Adwaita's named colours, in one style sheet for the whole program. It also
/// lets the icons of tabs grow with their titles, which Adwaita draws at one size.
final class Palette {
    private let provider = gtk_css_provider_new()!
    private var shown = ""
    private var appearance: WindowAppearance?
    /// Is told when the named colours are others.
    var changed: (() -> Void)?
    /// The desktop's accent where libadwaita does not follow it; an app's own goes before it.
    var desktopAccent: ResolvedColor? {
        didSet { if desktopAccent != oldValue, let appearance { apply(appearance) } }
    }

    /// Their size, in letters of the title: 16 points at the usual size.
    private static let tabIcons = "viewswitcher image { -gtk-icon-size: 1.2em; }"

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(provider)) }

    func apply(_ appearance: WindowAppearance) {
        self.appearance = appearance
        var colors: [(String, ResolvedColor)] = []
        if let background = appearance.background {
            // Bars continue the window, as in GNOME's newer apps.
            let names = ["window_bg_color", "headerbar_bg_color", "headerbar_backdrop_color"]
            colors += names.map { ($0, background) }
            colors.append(("headerbar_shade_color", ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)))
        }
        if let accent = appearance.accent ?? desktopAccent {
            let text = appearance.background.map { accent.readable(on: $0) } ?? accent
            colors += [("accent_color", text), ("accent_bg_color", accent), ("accent_fg_color", accent.contrast)]
        }
        let css = colors.map { "@define-color \($0) \($1.css);\n" }.joined() + Self.tabIcons
        guard css != shown else { return }
        if shown.isEmpty {
            gtk_style_context_add_provider_for_display(
                gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
        shown = css
        gtk_css_provider_load_from_data(provider, css, -1)
        changed?()
    }
}

extension ResolvedColor {
    fileprivate var css: String {
        let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ", ")
        return "rgba(\(parts), \(opacity))"
    }
}

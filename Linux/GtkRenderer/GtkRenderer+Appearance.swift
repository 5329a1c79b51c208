import CGtk
package import Foundation

/// Looks that a program chooses instead of following the desktop's; for previews.
extension GtkRenderer {
    /// Shows everything light or dark, and text at this scale (1: the usual size), without animations.
    ///
    /// GTK's own settings are set, so that its controls follow too.
    package func useAppearance(isDark: Bool, textScale: CGFloat) {
        adw_style_manager_set_color_scheme(
            adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        let settings = gtk_settings_get_default()!
        Self.set("gtk-xft-dpi", of: settings, to: Int32((96 * 1024 * textScale).rounded()), type: .int)
        Self.set("gtk-enable-animations", of: settings, to: 0, type: .boolean)
    }

    private static func set(_ name: String, of settings: OpaquePointer, to number: Int32, type: GType) {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        if type == .boolean { g_value_set_boolean(&value, number) } else { g_value_set_int(&value, number) }
        g_object_set_property(settings.cast(to: GObject.self), name, &value)
    }

    /// Gives the window's content exactly this size, also where the window is larger than the screen.
    package func resizeWindow(to size: CGSize) {
        minimumSize = size
        gtk_window_set_default_size(window.cast(to: GtkWindow.self), Int32(size.width), Int32(size.height))
    }

    /// Waits until the views have come to rest: nothing new was displayed for a while, and no picture is awaited.
    package func waitUntilAtRest() async {
        var count = -1
        while count != displayCount {
            count = displayCount
            await withCheckedContinuation { continuation in
                MainSource.after(milliseconds: 120) { continuation.resume() }
            }
            await withCheckedContinuation { continuation in images.whenIdle { continuation.resume() } }
        }
    }
}

import CGtk
import Foundation
package import SwiftUICore

extension GtkRenderer {
    /// Light or dark, contrast, accent, fonts and scale of the desktop as they are now.
    package var settings: DesktopSettings {
        let settings = gtk_settings_get_default()!
        let resolution = Self.int("gtk-xft-dpi", of: settings)
        let scale = resolution > 0 ? CGFloat(resolution) / 1024 / 96 : 1
        let style = adw_style_manager_get_default()
        let font = Self.string("gtk-font-name", of: settings)
        return DesktopSettings(
            isDark: adw_style_manager_get_dark(style) != 0,
            textScale: scale,
            bodySize: Self.fontSize(font),
            fontFamily: Self.fontFamily(font),
            displayScale: CGFloat(gtk_widget_get_scale_factor(window)),
            increasesContrast: adw_style_manager_get_high_contrast(style) != 0,
            accent: accent?.color,
            isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
    }

    func followDesktop() {
        let changed = { [weak self] in
            // Several change at once with a theme; one report is enough.
            MainSource.once(priority: MainSource.updatePriority) { self?.applySettings() }
        }
        accent = DesktopAccent(changed: changed)
        applySettings()
        for property in ["dark", "high-contrast"] {
            Signal.notify(adw_style_manager_get_default(), "notify::" + property, changed)
        }
        let settings = gtk_settings_get_default()!
        for property in ["gtk-xft-dpi", "gtk-font-name"] { Signal.notify(settings, "notify::" + property, changed) }
        Signal.notify(window.opaque, "notify::scale-factor", changed)
    }

    private func applySettings() {
        let new = settings
        guard new != lastSettings else { return }
        lastSettings = new
        colors = [:]
        palette.desktopAccent = accent?.isAdwaitas == false ? new.accent : nil
        images.scale = new.displayScale
        symbols.scale = Int32(new.displayScale)
        text.settingsChanged(family: new.fontFamily)
        measures.settingsChanged()
        host?.settingsChanged(new)
        // Some colours come in only while drawing.
        if let rootWidget { gtk_widget_queue_draw(rootWidget) }
    }

    /// What is drawn in named colours has none of its own: a focus ring, and what is selected.
    func namedColorsChanged() {
        colors = [:]
        if let focused = gtk_window_get_focus(window.cast(to: GtkWindow.self)) { gtk_widget_queue_draw(focused) }
    }

    /// One of Adwaita's named colours.
    func color(named name: String) -> ResolvedColor {
        if let color = colors[name] { return color }
        var rgba = GdkRGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        gtk_style_context_lookup_color(gtk_widget_get_style_context(window), name, &rgba)
        colors[name] = ResolvedColor(rgba)
        return ResolvedColor(rgba)
    }

    /// The colour behind everything in a canvas: its sheet's or the window's.
    func ground(of canvas: Canvas) -> ResolvedColor {
        let sheet = sheets.last { gtk_widget_is_ancestor(canvas.widget, $0.widget) != 0 || $0.canvas === canvas }
        if let sheet { return sheet.appearance.background ?? color(named: "dialog_bg_color") }
        return windowAppearance?.background ?? color(named: "window_bg_color")
    }

    // MARK: GtkSettings' properties

    private static func int(_ name: String, of settings: OpaquePointer) -> Int32 {
        var value = GValue()
        g_value_init(&value, .int)
        defer { g_value_unset(&value) }
        g_object_get_property(settings.cast(to: GObject.self), name, &value)
        return g_value_get_int(&value)
    }

    private static func string(_ name: String, of settings: OpaquePointer) -> String {
        var value = GValue()
        g_value_init(&value, .string)
        defer { g_value_unset(&value) }
        g_object_get_property(settings.cast(to: GObject.self), name, &value)
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }

    /// The family in a font's name ("Cantarell Bold 11").
    static func fontFamily(_ name: String) -> String {
        let description = pango_font_description_from_string(name)
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    }

    /// The size in a font's name ("Cantarell 11"), in points of 1/72 inch there and of 1/96 inch here.
    static func fontSize(_ name: String) -> CGFloat {
        let description = pango_font_description_from_string(name)
        defer { pango_font_description_free(description) }
        let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        guard size > 0 else { return 15 }
        return pango_font_description_get_size_is_absolute(description) != 0 ? size : size * 96 / 72
    }
}

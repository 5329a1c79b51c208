import CGtk
import Foundation
import SwiftUICore

/// The platform's icons for SF Symbols, drawn in any colour.
final class SymbolIcons {
    private struct Key: Hashable {
        let name: String
        let size: Int32
    }

    private var icons: [Key: ObjectReference] = [:]
    private let theme: OpaquePointer
    /// Device pixels a point.
    var scale: Int32 = 1 { didSet { icons.removeAll() } }

    init?() {
        guard let display = gdk_display_get_default() else { return nil }
        theme = gtk_icon_theme_get_for_display(display)
    }

    func draw(_ name: String, in rect: CGRect, color: ResolvedColor, on snapshot: OpaquePointer) {
        let side = min(rect.width, rect.height)
        guard side >= 1, let icon = icon(name, size: Int32(near: side.rounded())) else { return }
        var origin = graphene_point_t(x: Float(rect.midX - side / 2), y: Float(rect.midY - side / 2))
        let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_symbolic_paintable_snapshot_symbolic(icon.pointer, snapshot, side, side, colors, 4)
        gtk_snapshot_restore(snapshot)
    }

    private func icon(_ name: String, size: Int32) -> ObjectReference? {
        let key = Key(name: name, size: size)
        if let icon = icons[key] { return icon }
        let iconName = SymbolNames.icon(for: name)
        OwnIcons.prepare(iconName)
        let icon = gtk_icon_theme_lookup_icon(
            theme, iconName, nil, size, scale, GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
        guard let icon else { return nil }
        icons[key] = ObjectReference(adopting: icon)
        return icons[key]
    }
}

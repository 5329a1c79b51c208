import CGtkPeer
import Foundation

/// Paints the cards that are in sight.
final class CardWall {
    private enum Metrics {
        static let columns = 4
        static let card = CGSize(width: 176, height: 202)
        static let spacing = 12.0
        static let picture = 160.0
        static let padding = 8.0
        /// How many pictures `make-pictures` makes.
        static let pictures = 82
    }

    private let count: Int
    private let folder: String
    private var textures: [Int: OpaquePointer] = [:]

    init(count: Int, pictures: String) {
        self.count = count
        folder = pictures + "/Assets.xcassets"
    }

    private var lineLength: Double { Metrics.card.height + Metrics.spacing }
    var height: Int32 { Int32(Double((count + Metrics.columns - 1) / Metrics.columns) * lineLength - Metrics.spacing) }
    var width: Int32 { Int32(Double(Metrics.columns) * (Metrics.card.width + Metrics.spacing) - Metrics.spacing) }

    func paint(on snapshot: OpaquePointer, widget: UnsafeMutablePointer<GtkWidget>) {
        let adjustment = gtk_scrolled_window_get_vadjustment(
            OpaquePointer(gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())))
        let top = gtk_adjustment_get_value(adjustment)
        let bottom = top + gtk_adjustment_get_page_size(adjustment)
        let column = Double(gtk_widget_get_width(widget)) / Double(Metrics.columns)
        let layout = gtk_widget_create_pango_layout(widget, nil)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_width(layout, Int32(Metrics.picture) * PANGO_SCALE)
        pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)

        let lines = Int(top / lineLength)...max(Int(top / lineLength), Int(bottom / lineLength))
        for index in lines.lowerBound * Metrics.columns..<min(count, (lines.upperBound + 1) * Metrics.columns) {
            let x = Double(index % Metrics.columns) * column + (column - Metrics.card.width) / 2
            let y = Double(index / Metrics.columns) * lineLength
            paintCard(index, at: CGPoint(x: x, y: y), on: snapshot, layout: layout, color: &color)
        }
    }

    private func paintCard(
        _ index: Int, at origin: CGPoint, on snapshot: OpaquePointer, layout: OpaquePointer, color: inout GdkRGBA
    ) {
        var frame = rectangle(origin.x, origin.y, Metrics.card.width, Metrics.card.height)
        var rounded = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&rounded, &frame, 12)
        gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        var gray = GdkRGBA(red: 0.56, green: 0.56, blue: 0.58, alpha: 0.15)
        gtk_snapshot_append_color(snapshot, &gray, &frame)

        let left = origin.x + Metrics.padding, top = origin.y + Metrics.padding
        var square = rectangle(left, top, Metrics.picture, Metrics.picture)
        gtk_snapshot_push_clip(snapshot, &square)
        if let texture = texture(index % Metrics.pictures) {
            let height =
                Metrics.picture * Double(gdk_texture_get_height(texture))
                / Double(gdk_texture_get_width(texture))
            var whole = rectangle(left, top - (height - Metrics.picture) / 2, Metrics.picture, height)
            gtk_snapshot_append_texture(snapshot, texture, &whole)
        }
        gtk_snapshot_pop(snapshot)

        pango_layout_set_text(layout, "Card \(index + 1)", -1)
        var place = graphene_point_t(x: Float(left), y: Float(top + Metrics.picture + 6))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &place)
        gtk_snapshot_append_layout(snapshot, layout, &color)
        gtk_snapshot_restore(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    private func texture(_ index: Int) -> OpaquePointer? {
        if let known = textures[index] { return known }
        let file = "\(folder)/\(index).imageset/\(index).png"
        guard let pixels = gdk_pixbuf_new_from_file_at_scale(file, Int32(Metrics.picture), -1, 1, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        textures[index] = gdk_texture_new_for_pixbuf(pixels)
        return textures[index]
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}

import CGtk
import Foundation

extension GtkRenderer {
    /// What a render node draws within the bounds, as a texture; nil only without memory for it.
    ///
    /// Broadway's renderer has no textures of its own; cairo draws them there, and keeps its order of bytes where it draws
    /// the window.
    func texture(of node: OpaquePointer, bounds: CGRect) -> Texture? {
        var rect = graphene_rect_t(bounds)
        if !GraphicsCard.drawsWithCairo, let renderer = gtk_native_get_renderer(window.opaque),
            let texture = gsk_renderer_render_texture(renderer, node, &rect)
        {
            return Texture(adopting: texture)
        }
        let width = Int(bounds.width.rounded(.up))
        let height = Int(bounds.height.rounded(.up))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_translate(context, -bounds.minX, -bounds.minY)
        gsk_render_node_draw(node, context)
        return Texture(surface: surface)
    }
}

import CGtk
import Foundation
import SwiftUICore

extension GtkRenderer {
    package enum ScreenshotFailure: Error {
        case windowNotShown
        case unwritable(String)
    }

    /// Writes what the window shows as a PNG, when all of its pictures are there.
    package func writePNG(to path: String) async throws {
        await withCheckedContinuation { continuation in images.whenIdle { continuation.resume() } }
        guard
            let rootWidget, let renderer = gtk_native_get_renderer(window.opaque),
            let paintable = gtk_widget_paintable_new(rootWidget)
        else { throw ScreenshotFailure.windowNotShown }
        defer { g_object_unref(paintable.raw) }
        let snapshot = gtk_snapshot_new()!
        let width = gtk_widget_get_width(rootWidget)
        let height = gtk_widget_get_height(rootWidget)
        let scale = Float(gtk_widget_get_scale_factor(rootWidget))
        gtk_snapshot_scale(snapshot, scale, scale)
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { throw ScreenshotFailure.windowNotShown }
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        bounds.size.width *= scale
        bounds.size.height *= scale
        guard let texture = gsk_renderer_render_texture(renderer, node, &bounds) else {
            throw ScreenshotFailure.windowNotShown
        }
        defer { g_object_unref(texture.raw) }
        guard gdk_texture_save_to_png(texture, path) != 0 else { throw ScreenshotFailure.unwritable(path) }
    }
}

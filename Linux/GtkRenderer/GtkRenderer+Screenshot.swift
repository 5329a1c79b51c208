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
        guard let rootWidget, let paintable = gtk_widget_paintable_new(rootWidget) else {
            throw ScreenshotFailure.windowNotShown
        }
        defer { g_object_unref(paintable.raw) }
        let snapshot = gtk_snapshot_new()!
        let scale = CGFloat(gtk_widget_get_scale_factor(rootWidget))
        let size = CGSize(
            width: CGFloat(gtk_widget_get_width(rootWidget)), height: CGFloat(gtk_widget_get_height(rootWidget)))
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gdk_paintable_snapshot(paintable, snapshot, size.width, size.height)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { throw ScreenshotFailure.windowNotShown }
        defer { gsk_render_node_unref(node) }
        let bounds = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        guard let texture = texture(of: node, bounds: bounds), gdk_texture_save_to_png(texture.pointer, path) != 0
        else {
            throw ScreenshotFailure.unwritable(path)
        }
    }
}

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
        guard let rootWidget else { throw ScreenshotFailure.windowNotShown }
        let scale = CGFloat(gtk_widget_get_scale_factor(rootWidget))
        var node = Self.node(of: rootWidget, scale: scale)
        if node == nil {
            // On a busy machine the window may still be waiting for its first frame.
            await withCheckedContinuation { continuation in
                afterNextFrame { continuation.resume() }
                gtk_widget_queue_draw(window)
            }
            node = Self.node(of: rootWidget, scale: scale)
        }
        guard let node else { throw ScreenshotFailure.windowNotShown }
        defer { gsk_render_node_unref(node) }
        let bounds = CGRect(
            x: 0, y: 0, width: CGFloat(gtk_widget_get_width(rootWidget)) * scale,
            height: CGFloat(gtk_widget_get_height(rootWidget)) * scale)
        guard let texture = texture(of: node, bounds: bounds), gdk_texture_save_to_png(texture.pointer, path) != 0
        else {
            throw ScreenshotFailure.unwritable(path)
        }
    }

    /// What the widget has painted; nil before its first frame.
    private static func node(of widget: WidgetPointer, scale: CGFloat) -> OpaquePointer? {
        guard let paintable = gtk_widget_paintable_new(widget) else { return nil }
        defer { g_object_unref(paintable.raw) }
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gdk_paintable_snapshot(
            paintable, snapshot, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
        return gtk_snapshot_free_to_node(snapshot)
    }
}

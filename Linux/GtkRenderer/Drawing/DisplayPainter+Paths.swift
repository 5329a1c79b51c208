import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    /// Fills a path, or draws a line along any shape.
    func drawPath(_ shape: DisplayShape, _ paint: Paint, _ stroke: StrokeStyle? = nil) {
        let isIntricate = shape.elements.count > PathNodes.mostStepsInNode || stroke?.dashes.isEmpty == false
        let scale = isIntricate && !isTransformed ? canvas.renderer.images.scale : nil
        let drawing = PathDrawing(shape: shape, paint: paint, stroke: stroke, scale: scale)
        guard let node = canvas.renderer.paths.node(of: drawing) else { return }
        gtk_snapshot_append_node(snapshot, node)
    }

    /// Draws within the shape. GSK clips to rectangles with rounded corners; cairo to any outline.
    func clipped(to shape: DisplayShape, _ draw: (DisplayPainter) -> Void) {
        guard case .path(let path) = shape else {
            pushClip(shape)
            draw(self)
            return gtk_snapshot_pop(snapshot)
        }
        guard let node = node(draw) else { return }
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t(path.bounds.isNull ? .zero : path.bounds)
        let context = gtk_snapshot_append_cairo(snapshot, &bounds)
        defer { cairo_destroy(context) }
        PathDrawer.add(shape, to: context)
        cairo_clip(context)
        gsk_render_node_draw(node, context)
    }

    /// What the closure draws, as a node of its own for the caller to release; nil for nothing.
    func node(_ draw: (DisplayPainter) -> Void) -> OpaquePointer? {
        let own = gtk_snapshot_new()!
        var painter = self
        painter.snapshot = own
        draw(painter)
        return gtk_snapshot_free_to_node(own)
    }
}

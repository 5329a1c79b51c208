import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func drawTransformed(by transform: ProjectionTransform, _ items: [DisplayItem]) {
        guard transform.determinant != 0, transform.determinant.isFinite else { return }
        var painter = self
        painter.transform = self.transform.map { transform.concatenating($0) } ?? transform
        guard let affine = transform.affine else {
            painter.visible = nil
            return drawProjected(by: transform) { inner in
                painter.snapshot = inner
                painter.draw(items, beneath: [])
            }
        }
        painter.visible = visible?.applying(affine.inverted())
        let own = affine.gskTransform
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(snapshot, own)
        gsk_transform_unref(own)
        painter.draw(items, beneath: [])
        gtk_snapshot_restore(snapshot)
    }

    /// Draws a widget in the group that turns it. GTK would turn it once more: its own transform is for touch and for
    /// assistive technologies.
    func drawElement(_ peer: Peer, transformedBy transform: ProjectionTransform) {
        let own = gtk_snapshot_new()!
        gtk_widget_snapshot_child(canvas.widget, peer.widget, own)
        guard let node = gtk_snapshot_free_to_node(own) else { return }
        defer { gsk_render_node_unref(node) }
        var origin = graphene_point_t(peer.element.frame.roundedEdges.origin)
        let isTurned = gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_node(snapshot, isTurned ? gsk_transform_node_get_child(node) : node)
        gtk_snapshot_restore(snapshot)
    }

    /// GSK's cairo renderer draws nothing seen from an angle: pixels are looked up where they come from.
    private func drawProjected(by transform: ProjectionTransform, _ draw: (OpaquePointer) -> Void) {
        let own = gtk_snapshot_new()!
        draw(own)
        guard let node = gtk_snapshot_free_to_node(own) else { return }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t()
        gsk_render_node_get_bounds(node, &area)
        let bounds = CGRect(
            x: CGFloat(area.origin.x), y: CGFloat(area.origin.y), width: CGFloat(area.size.width),
            height: CGFloat(area.size.height))
        guard let source = Pixels(of: node, bounds: bounds, scale: canvas.renderer.images.scale),
            let (texture, place) = source.projected(by: transform)
        else { return }
        texture.draw(in: place, on: snapshot)
    }
}

extension CGAffineTransform {
    /// As GSK's own turns and stretches, which it knows to be flat; it takes any other matrix for one in space.
    var gskTransform: OpaquePointer? {
        var origin = graphene_point_t(x: Float(tx), y: Float(ty))
        var result = gsk_transform_translate(nil, &origin)
        guard !(a == 1 && b == 0 && c == 0 && d == 1) else { return result }
        // The x axis turned and stretched, and what is left of the y axis along and across it.
        let stretch = hypot(a, b)
        let across = (a * d - b * c) / stretch
        let along = (a * c + b * d) / stretch
        if b != 0 || a < 0 { result = gsk_transform_rotate(result, Float(atan2(b, a) * 180 / .pi)) }
        if along != 0 { result = gsk_transform_skew(result, Float(atan(along / across) * 180 / .pi), 0) }
        return gsk_transform_scale(result, Float(stretch), Float(across))
    }
}

extension ProjectionTransform {
    /// For a widget; where a plane is seen from an angle, as a matrix in space.
    var gskTransform: OpaquePointer? {
        if let affine { return affine.gskTransform }
        var matrix = graphene_matrix_t()
        let values = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33].map { Float($0) }
        graphene_matrix_init_from_float(&matrix, values)
        return gsk_transform_matrix(nil, &matrix)
    }
}

extension CGRect {
    /// Rounds the edges, not the size, so that neighbours stay neighbours.
    var roundedEdges: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}

import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    /// Draws the canvas into a texture once, so that moving it costs no blur and no clip a frame.
    func drawRaster() -> Bool {
        let scale = canvas.renderer.images.scale
        let own = gtk_snapshot_new()!
        gtk_snapshot_scale(own, Float(scale), Float(scale))
        DisplayPainter(snapshot: own, canvas: canvas, visible: nil).drawContent()
        guard let node = gtk_snapshot_free_to_node(own) else { return true }
        defer { gsk_render_node_unref(node) }
        let bounds = canvas.bounds
        let source = CGRect(
            x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
        guard let texture = canvas.renderer.texture(of: node, bounds: source) else { return false }
        texture.draw(in: bounds, on: snapshot)
        return true
    }
}

extension Canvas {
    /// Blurred content that stays as it is while it scrolls by: a card.
    var isWorthRaster: Bool {
        hasMaterial && children.isEmpty && size.width <= 1_024 && size.height <= 1_024 && size != .zero
    }
}

extension [DisplayItem] {
    var hasMaterial: Bool {
        contains { item in
            switch item {
            case .material: true
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .transform(_, let items),
                .effect(_, let items), .mask(_, let items):
                items.hasMaterial
            case .fill, .stroke, .text, .image, .imagePart, .element: false
            }
        }
    }
}

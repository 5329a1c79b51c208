import CGtk
import Foundation
import SwiftUICore

/// A path with what it is filled or drawn with.
struct PathDrawing: Hashable {
    let shape: DisplayShape
    let paint: Paint
    /// nil to fill it.
    let stroke: StrokeStyle?
    /// Device pixels a point for a picture of it; nil for lines that stay sharp at any scale.
    let scale: CGFloat?

    static func == (lhs: PathDrawing, rhs: PathDrawing) -> Bool {
        lhs.shape == rhs.shape && lhs.paint == rhs.paint && lhs.stroke == rhs.stroke && lhs.scale == rhs.scale
    }

    /// A few numbers tell most paths apart.
    func hash(into hasher: inout Hasher) {
        let bounds = shape.bounds
        hasher.combine(bounds.minX)
        hasher.combine(bounds.minY)
        hasher.combine(bounds.width)
        hasher.combine(bounds.height)
        hasher.combine(stroke?.lineWidth)
        if case .color(let color) = paint { hasher.combine(color) }
        if case .path(let path) = shape { hasher.combine(path.elements.count) }
    }

    var bounds: CGRect {
        let bounds = shape.bounds
        let reach = 1 + (stroke?.reach ?? 0)
        return bounds.isNull ? bounds : bounds.insetBy(dx: -reach, dy: -reach)
    }
}

/// Keeps what was made of paths, so that a path that stays the same is worked out once.
///
/// Measured with GTK's cairo renderer: a kept cairo node costs as much to draw as a new one, and more with every
/// point (400 points that cross each other on 100 × 100 pixels: 30 ms); a texture costs its pixels (1.6 ms). Up to a
/// dozen points the node is cheaper, and it stays sharp when it is enlarged.
final class PathNodes {
    private final class Node {
        let pointer: OpaquePointer
        init(adopting pointer: OpaquePointer) { self.pointer = pointer }
        isolated deinit { gsk_render_node_unref(pointer) }
    }

    /// Bytes of pixels, and a guess at those of nodes.
    private var nodes = LRUCache<PathDrawing, Node>(limit: 24 << 20)
    private(set) var madeCount = 0

    static let mostStepsInNode = 12
    private static let longestTexture: CGFloat = 2_048

    func node(of drawing: PathDrawing) -> OpaquePointer? {
        if let known = nodes.value(for: drawing) { return known.pointer }
        let bounds = drawing.bounds
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let isSmall = max(bounds.width, bounds.height) * (drawing.scale ?? 1) <= Self.longestTexture
        madeCount += 1
        let pointer: OpaquePointer
        var cost = 4_096
        if let scale = drawing.scale, isSmall, let texture = PathDrawer.texture(of: drawing, scale: scale) {
            pointer = texture
            cost = Int(bounds.width * scale) * Int(bounds.height * scale) * 4
        } else {
            var rect = graphene_rect_t(bounds)
            pointer = gsk_cairo_node_new(&rect)
            let context = gsk_cairo_node_get_draw_context(pointer)
            PathDrawer.draw(drawing, on: context)
            cairo_destroy(context)
        }
        nodes.insert(Node(adopting: pointer), for: drawing, cost: cost)
        return pointer
    }
}

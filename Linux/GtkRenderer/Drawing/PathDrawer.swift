import CGtk
import Foundation
import SwiftUICore

/// Draws paths with cairo: GTK before 4.14 has none of its own.
enum PathDrawer {
    /// A node that shows the drawing's pixels.
    static func texture(of drawing: PathDrawing, scale: CGFloat) -> OpaquePointer? {
        // On whole pixels, so that they are shown as they are.
        let bounds = drawing.bounds
        let left = (bounds.minX * scale).rounded(.down)
        let top = (bounds.minY * scale).rounded(.down)
        let width = (bounds.maxX * scale).rounded(.up) - left
        let height = (bounds.maxY * scale).rounded(.up) - top
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_translate(context, -left, -top)
        cairo_scale(context, scale, scale)
        draw(drawing, on: context)
        guard let texture = Texture(surface: surface) else { return nil }
        var target = graphene_rect_t(
            CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale))
        return gsk_texture_node_new(texture.pointer, &target)
    }

    static func draw(_ drawing: PathDrawing, on context: OpaquePointer?) {
        setSource(drawing.paint, within: drawing.bounds, on: context)
        add(drawing.shape, to: context)
        guard let stroke = drawing.stroke else { return cairo_fill(context) }
        set(stroke, on: context)
        cairo_stroke(context)
    }

    private static func setSource(_ paint: Paint, within bounds: CGRect, on context: OpaquePointer?) {
        if case .color(let color) = paint {
            return cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
        }
        // Any other paint is what GSK draws of it.
        let snapshot = gtk_snapshot_new()!
        var rect = graphene_rect_t(bounds)
        paint.append(to: snapshot, in: &rect)
        cairo_push_group(context)
        if let node = gtk_snapshot_free_to_node(snapshot) {
            gsk_render_node_draw(node, context)
            gsk_render_node_unref(node)
        }
        cairo_pop_group_to_source(context)
    }

    private static func set(_ stroke: StrokeStyle, on context: OpaquePointer?) {
        cairo_set_line_width(context, stroke.lineWidth)
        let cap =
            switch stroke.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(context, cap)
        let join =
            switch stroke.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(context, join)
        cairo_set_miter_limit(context, stroke.miterLimit)
        let dashes = stroke.dashes.map { Double($0) }
        if !dashes.isEmpty { cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase) }
    }

    /// Adds the outline, and sets how its inside is found.
    static func add(_ shape: DisplayShape, to context: OpaquePointer?) {
        if case .path(let path) = shape, path.isEvenOdd {
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        }
        cairo_new_path(context)
        for element in shape.elements {
            switch element {
            case .move(let end): cairo_move_to(context, end.x, end.y)
            case .line(let end): cairo_line_to(context, end.x, end.y)
            case .curve(let end, let first, let second):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .quadCurve(let end, let control):
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                cairo_curve_to(
                    context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            case .closeSubpath: cairo_close_path(context)
            }
        }
    }
}

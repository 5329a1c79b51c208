import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func fill(_ shape: DisplayShape, _ paint: Paint) {
        var bounds = graphene_rect_t(shape.bounds)
        guard case .rectangle = shape else {
            pushClip(shape)
            append(paint, to: &bounds)
            return gtk_snapshot_pop(snapshot)
        }
        append(paint, to: &bounds)
    }

    private func append(_ paint: Paint, to bounds: inout graphene_rect_t) {
        switch paint {
        case .color(let color):
            var rgba = GdkRGBA(color)
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        case .linearGradient(let stops, let start, let end):
            var first = graphene_point_t(start)
            var last = graphene_point_t(end)
            // GSK wants at least two stops in rising order.
            let sorted = stops.sorted { $0.location < $1.location }
            guard let only = sorted.first else { return }
            let padded = sorted.count > 1 ? sorted : [only, only]
            let gsk = padded.map {
                GskColorStop(offset: Float(min(max($0.location, 0), 1)), color: GdkRGBA($0.color))
            }
            gtk_snapshot_append_linear_gradient(snapshot, &bounds, &first, &last, gsk, gsize(gsk.count))
        }
    }

    /// A line of that width along the outline, half of it on either side.
    func stroke(_ shape: DisplayShape, _ paint: Paint, width: CGFloat) {
        guard width > 0 else { return }
        let color: ResolvedColor
        switch paint {
        case .color(let plain): color = plain
        case .linearGradient(let stops, let start, let end):
            return strokeGradient(shape, stops, from: start, to: end, width: width)
        }
        var outline = shape.outset(by: width / 2).gskRect
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    /// GSK's borders have one colour a side; cairo draws lines in any paint.
    private func strokeGradient(
        _ shape: DisplayShape, _ stops: [Paint.GradientStop], from start: CGPoint, to end: CGPoint, width: CGFloat
    ) {
        var bounds = graphene_rect_t(shape.outset(by: width / 2).bounds)
        let context = gtk_snapshot_append_cairo(snapshot, &bounds)
        defer { cairo_destroy(context) }
        let gradient = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        defer { cairo_pattern_destroy(gradient) }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                gradient, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.opacity)
        }
        cairo_set_source(context, gradient)
        cairo_set_line_width(context, width)
        addPath(of: shape, to: context)
        cairo_stroke(context)
    }

    private func addPath(of shape: DisplayShape, to context: OpaquePointer?) {
        let rect = shape.bounds
        switch shape {
        case .rectangle: cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        case .roundedRectangle(_, let radius):
            let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
            let left = rect.minX + radius
            let right = rect.maxX - radius
            let top = rect.minY + radius
            let bottom = rect.maxY - radius
            cairo_new_sub_path(context)
            cairo_arc(context, right, top, radius, -.pi / 2, 0)
            cairo_arc(context, right, bottom, radius, 0, .pi / 2)
            cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
            cairo_arc(context, left, top, radius, .pi, .pi * 1.5)
            cairo_close_path(context)
        case .ellipse:
            guard rect.width > 0, rect.height > 0 else { return }
            cairo_save(context)
            cairo_translate(context, rect.midX, rect.midY)
            cairo_scale(context, rect.width / 2, rect.height / 2)
            cairo_new_sub_path(context)
            cairo_arc(context, 0, 0, 1, 0, .pi * 2)
            cairo_close_path(context)
            cairo_restore(context)
        }
    }

    /// The ring of a focused element, as Adwaita draws it around its own.
    func drawFocusRing(around shape: DisplayShape) {
        let shown: DisplayShape =
            if case .rectangle(let rect) = shape { .roundedRectangle(rect, radius: 4) } else { shape }
        var color = canvas.renderer.color(named: "accent_color")
        color.opacity = 0.8
        stroke(shown.outset(by: 3), .color(color), width: 2)
    }

    /// Outlines with one known shape cast their shadow as GSK's cheap node, anything else by blurring itself.
    func drawShadow(_ shadow: DisplayShadow, of items: [DisplayItem], beneath: [ArraySlice<DisplayItem>]) {
        // SwiftUI gives the deviation of the blur, GSK like CSS twice that.
        let radius = Float(shadow.radius * 2)
        if let shape = silhouette(of: items) {
            var outline = shape.gskRect
            var color = GdkRGBA(shadow.color)
            gtk_snapshot_append_outset_shadow(
                snapshot, &outline, &color, Float(shadow.offset.width), Float(shadow.offset.height), 0, radius)
            return draw(items, beneath: beneath)
        }
        var node = GskShadow(
            color: GdkRGBA(shadow.color), dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
            radius: radius)
        gtk_snapshot_push_shadow(snapshot, &node, 1)
        draw(items, beneath: beneath)
        gtk_snapshot_pop(snapshot)
    }

    /// The one opaque shape within which all of the items are drawn.
    private func silhouette(of items: [DisplayItem]) -> DisplayShape? {
        guard let first = items.first else { return nil }
        let shape: DisplayShape? =
            switch first {
            case .clip(let shape, let content):
                content.contains(where: \.coversGround) ? shape : nil
            case .fill(let shape, .color(let color)) where color.opacity == 1: shape
            case .element(let element):
                silhouette(of: element.content)?.offsetBy(element.frame.minX, element.frame.minY)
            default: nil
            }
        guard let shape, items.dropFirst().allSatisfy({ $0.bounds.map(shape.bounds.contains) ?? false }) else {
            return nil
        }
        return shape
    }
}

extension DisplayItem {
    /// Likely to fill the clip that it is in.
    fileprivate var coversGround: Bool {
        switch self {
        case .fill, .image(_, _, tint: nil), .material: true
        case .clip(_, let items): items.contains(where: \.coversGround)
        case .element(let element): element.content.contains(where: \.coversGround)
        case .stroke, .text, .image, .opacity, .shadow: false
        }
    }

    fileprivate var bounds: CGRect? {
        switch self {
        case .fill(let shape, _), .material(let shape, _, _), .clip(let shape, _): shape.bounds
        case .stroke(let shape, _, let width): shape.bounds.insetBy(dx: -width / 2, dy: -width / 2)
        case .text(_, let rect), .image(_, let rect, _): rect
        case .element(let element): element.frame
        case .opacity, .shadow: nil
        }
    }
}

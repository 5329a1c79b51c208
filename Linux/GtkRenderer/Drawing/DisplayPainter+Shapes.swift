import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func fill(_ shape: DisplayShape, _ paint: Paint) {
        var bounds = graphene_rect_t(shape.bounds)
        switch shape {
        case .rectangle:
            paint.append(to: snapshot, in: &bounds)
        case .roundedRectangle, .unevenRectangle, .ellipse:
            pushClip(shape)
            paint.append(to: snapshot, in: &bounds)
            gtk_snapshot_pop(snapshot)
        case .path:
            drawPath(shape, paint)
        }
    }

    /// A line along the outline, half of it on either side.
    func stroke(_ shape: DisplayShape, _ paint: Paint, _ style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        // GSK's borders go around rounded rectangles, and have one colour a side.
        guard case .color(let color) = paint, style.isPlain,
            var outline = shape.outset(by: style.lineWidth / 2)?.gskRect
        else { return drawPath(shape, paint, style) }
        let widths = [Float](repeating: Float(style.lineWidth), count: 4)
        let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    /// The ring of a focused element, as Adwaita draws it around its own.
    func drawFocusRing(around shape: DisplayShape) {
        let shown: DisplayShape =
            if case .rectangle(let rect) = shape { .roundedRectangle(rect, radius: 4) } else { shape }
        var color = canvas.renderer.color(named: "accent_color")
        color.opacity = 0.8
        stroke(shown.outset(by: 3) ?? shown, .color(color), StrokeStyle(lineWidth: 2))
    }

    /// Outlines with one known shape cast their shadow as GSK's cheap node, anything else by blurring itself.
    func drawShadow(_ shadow: DisplayShadow, of items: [DisplayItem], beneath: [ArraySlice<DisplayItem>]) {
        // SwiftUI gives the deviation of the blur, GSK like CSS twice that.
        let radius = Float(shadow.radius * 2)
        if let shape = silhouette(of: items), var outline = shape.gskRect {
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
        case .stroke, .text, .image, .imagePart, .opacity, .shadow, .transform, .effect, .mask: false
        }
    }

    fileprivate var bounds: CGRect? {
        switch self {
        case .fill(let shape, _), .material(let shape, _, _), .clip(let shape, _): shape.bounds
        case .stroke(let shape, _, let style): shape.bounds.insetBy(dx: -style.reach, dy: -style.reach)
        case .text(_, let rect), .image(_, let rect, _), .imagePart(_, _, let rect): rect
        case .element(let element): element.frame
        case .opacity, .shadow, .transform, .effect, .mask: nil
        }
    }
}

import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func draw(_ effect: DisplayEffect, _ items: [DisplayItem], beneath: [ArraySlice<DisplayItem>]) {
        var painter = self
        painter.isIsolated = true
        switch effect {
        case .blur(let radius):
            // SwiftUI gives the deviation of the blur, GSK like CSS twice that.
            if radius > 0 { gtk_snapshot_push_blur(snapshot, radius * 2) }
            painter.draw(items, beneath: [])
            if radius > 0 { gtk_snapshot_pop(snapshot) }
        case .colors(let matrix):
            push(matrix)
            painter.draw(items, beneath: [])
            gtk_snapshot_pop(snapshot)
        case .group:
            painter.draw(items, beneath: [])
        case .blend:
            // With nothing to blend with.
            draw(items, beneath: beneath)
        }
    }

    private func push(_ colors: ColorTransform) {
        var matrix = graphene_matrix_t()
        var constants = graphene_vec4_t()
        // Graphene multiplies rows: it has a row for each old part, this matrix one for each new part.
        let values = (0..<4).flatMap { old in colors.rows.map { Float($0[old]) } }
        graphene_matrix_init_from_float(&matrix, values)
        let added = colors.rows.map { Float($0[4]) }
        graphene_vec4_init(&constants, added[0], added[1], added[2], added[3])
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &constants)
    }

    /// Draws items only as far as the mask is opaque. GTK before 4.10 has no masks; cairo has.
    func draw(_ items: [DisplayItem], maskedBy mask: [DisplayItem]) {
        if mask.count == 1, case .fill(let shape, .color(let color)) = mask[0], color.opacity == 1 {
            return clipped(to: shape) { $0.draw(items, beneath: []) }
        }
        draw(items, maskedBy: { $0.draw(mask, beneath: []) })
    }

    func draw(_ items: [DisplayItem], maskedBy drawMask: (DisplayPainter) -> Void) {
        var inner = self
        inner.isIsolated = true
        guard let content = inner.node({ $0.draw(items, beneath: []) }) else { return }
        defer { gsk_render_node_unref(content) }
        guard let mask = inner.node(drawMask) else { return }
        defer { gsk_render_node_unref(mask) }
        let context = appendCairo(around: [content])
        defer { cairo_destroy(context) }
        cairo_push_group(context)
        gsk_render_node_draw(content, context)
        cairo_pop_group_to_source(context)
        cairo_push_group(context)
        gsk_render_node_draw(mask, context)
        let pattern = cairo_pop_group(context)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Puts items on top of those before them in another way than covering them.
    func drawBlended(
        _ top: [DisplayItem], _ mode: DisplayBlend, over bottom: [DisplayItem], beneath: [ArraySlice<DisplayItem>]
    ) {
        guard let topNode = node({ $0.draw(top, beneath: beneath) }) else { return draw(bottom, beneath: beneath) }
        defer { gsk_render_node_unref(topNode) }
        guard let gsk = mode.gskMode else { return compose(topNode, mode, over: bottom, beneath: beneath) }
        gtk_snapshot_push_blend(snapshot, gsk)
        if !isIsolated && mode != .normal {
            // The window's background lies beneath the canvas, which knows no more than its colour.
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(topNode, &bounds)
            Paint.color(canvas.renderer.ground(of: canvas)).append(to: snapshot, in: &bounds)
        }
        draw(bottom, beneath: beneath)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_append_node(snapshot, topNode)
        gtk_snapshot_pop(snapshot)
    }

    /// With one of cairo's operators, for what GSK can't blend.
    private func compose(
        _ top: OpaquePointer, _ mode: DisplayBlend, over bottom: [DisplayItem], beneath: [ArraySlice<DisplayItem>]
    ) {
        let bottomNode = node { $0.draw(bottom, beneath: beneath) }
        defer { if let bottomNode { gsk_render_node_unref(bottomNode) } }
        let context = appendCairo(around: [bottomNode, top].compactMap(\.self))
        defer { cairo_destroy(context) }
        cairo_push_group(context)
        if let bottomNode { gsk_render_node_draw(bottomNode, context) }
        cairo_push_group(context)
        gsk_render_node_draw(top, context)
        cairo_pop_group_to_source(context)
        cairo_save(context)
        if mode.changesWhatIsAround {
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(top, &bounds)
            cairo_rectangle(
                context, Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
                Double(bounds.size.height))
            cairo_clip(context)
        }
        cairo_set_operator(context, mode.cairoOperator)
        cairo_paint(context)
        cairo_restore(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
    }

    private func appendCairo(around nodes: [OpaquePointer]) -> OpaquePointer? {
        var all = graphene_rect_t()
        for (index, node) in nodes.enumerated() {
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            var both = bounds
            if index > 0 { graphene_rect_union(&all, &bounds, &both) }
            all = both
        }
        return gtk_snapshot_append_cairo(snapshot, &all)
    }
}

extension DisplayBlend {
    fileprivate var gskMode: GskBlendMode? {
        switch self {
        case .normal: GSK_BLEND_MODE_DEFAULT
        case .multiply, .plusDarker: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        default: nil
        }
    }

    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        default: CAIRO_OPERATOR_OVER
        }
    }

    /// Whether cairo would change all that was drawn, not only what the new part lies on.
    fileprivate var changesWhatIsAround: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

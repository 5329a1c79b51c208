import CGtk
import Foundation
import SwiftUICore

/// Turns one canvas's display items into GTK's render nodes.
struct DisplayPainter {
    var snapshot: OpaquePointer
    let canvas: Canvas
    /// What lies outside is left out; nil draws all.
    var visible: CGRect?
    /// What turns or stretches all that is drawn now; nil outside of such groups.
    var transform: ProjectionTransform?
    /// Whether the group that is drawn now mixes with nothing outside.
    var isIsolated = false
    var isTransformed: Bool { transform != nil }

    func drawCanvas() {
        var shift = graphene_point_t(x: Float(-canvas.origin.x), y: Float(-canvas.origin.y))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &shift)
        if !canvas.isWorthRaster || !drawRaster() { drawContent() }
        canvas.overlay?(self)
        gtk_snapshot_restore(snapshot)
    }

    func drawContent() {
        let clips = canvas.cornerRadius > 0
        if clips { pushClip(.roundedRectangle(canvas.bounds, radius: canvas.cornerRadius)) }
        canvas.underlay?(self)
        draw(canvas.items, beneath: [])
        if clips { gtk_snapshot_pop(snapshot) }
    }

    /// Draws items back to front. `beneath` is what enclosing groups have drawn so far, for materials.
    func draw(_ items: [DisplayItem], beneath: [ArraySlice<DisplayItem>]) {
        // What blends takes all that was drawn before it in the same group.
        if let index = items.lastIndex(where: \.blends), case .effect(.blend(let mode), let top) = items[index] {
            drawBlended(top, mode, over: Array(items[..<index]), beneath: beneath)
            return draw(items[(index + 1)...], of: items, beneath: beneath)
        }
        draw(items[...], of: items, beneath: beneath)
    }

    private func draw(_ part: ArraySlice<DisplayItem>, of items: [DisplayItem], beneath: [ArraySlice<DisplayItem>]) {
        for index in part.indices {
            draw(part[index]) { beneath + [items[..<index]] }
        }
    }

    private func draw(_ item: DisplayItem, beneath: () -> [ArraySlice<DisplayItem>]) {
        switch item {
        case .fill(let shape, let paint):
            if isVisible(shape.bounds) { fill(shape, paint) }
        case .stroke(let shape, let paint, let style):
            if isVisible(shape.bounds) { stroke(shape, paint, style) }
        case .text(let text, let rect):
            if isVisible(rect) { drawText(text, in: rect) }
        case .image(let source, let rect, let tint):
            if isVisible(rect) { drawImage(source, in: rect, tint: tint) }
        case .imagePart(let source, let part, let rect):
            if isVisible(rect) { drawImage(source, part, in: rect) }
        case .material(let shape, let blurRadius, let tint):
            if isVisible(shape.bounds) { drawMaterial(shape, blurRadius: blurRadius, tint: tint, over: beneath()) }
        case .clip(let shape, let items):
            guard isVisible(shape.bounds) else { return }
            clipped(to: shape) { $0.draw(items, beneath: beneath()) }
        case .opacity(let opacity, let items):
            guard opacity > 0 else { return }
            gtk_snapshot_push_opacity(snapshot, min(opacity, 1))
            draw(items, beneath: beneath())
            gtk_snapshot_pop(snapshot)
        case .shadow(let shadow, let items):
            drawShadow(shadow, of: items, beneath: beneath())
        case .transform(let transform, let items):
            drawTransformed(by: transform, items)
        case .effect(let effect, let items):
            draw(effect, items, beneath: beneath())
        case .mask(let mask, let items):
            draw(items, maskedBy: mask)
        case .element(let element):
            if isVisible(element.frame) { drawElement(element) }
        }
    }

    /// Shadows and focus rings reach a little outside of what casts them.
    private func isVisible(_ rect: CGRect) -> Bool {
        guard let visible else { return true }
        return visible.intersects(rect.insetBy(dx: -32, dy: -32))
    }

    private func drawElement(_ element: DisplayElement) {
        guard !element.isHidden, let peer = canvas.renderer.existingPeer(element.id), peer.container === canvas else {
            return
        }
        if let sheet = peer as? SheetPeer { drawBackdrop(of: sheet) }
        if let transform { return drawElement(peer, transformedBy: transform) }
        // GTK places children in the widget's own coordinates.
        var shift = graphene_point_t(canvas.origin)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &shift)
        gtk_widget_snapshot_child(canvas.widget, peer.widget, snapshot)
        gtk_snapshot_restore(snapshot)
    }

    /// Dims everything beneath a sheet and lifts the panel off it.
    private func drawBackdrop(of sheet: SheetPeer) {
        let dim = ResolvedColor(red: 0, green: 0, blue: 0, opacity: canvas.renderer.isDark ? 0.5 : 0.3)
        fill(.rectangle(canvas.bounds), .color(dim))
        let panel = DisplayShape.roundedRectangle(sheet.element.frame, radius: sheet.appearance.cornerRadius)
        guard var outline = panel.gskRect else { return }
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.3)
        gtk_snapshot_append_outset_shadow(snapshot, &outline, &color, 0, 4, 0, 24)
    }

    func pushClip(_ shape: DisplayShape) {
        if case .rectangle = shape {
        } else if var rounded = shape.gskRect {
            return gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        }
        // Of a path only its rectangle: `clipped(to:)` follows the outline.
        var bounds = graphene_rect_t(shape.bounds)
        gtk_snapshot_push_clip(snapshot, &bounds)
    }
}

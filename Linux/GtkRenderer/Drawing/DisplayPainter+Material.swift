import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    /// Draws what is beneath once more, blurred within the shape, and tints it.
    func drawMaterial(
        _ shape: DisplayShape, blurRadius: CGFloat, tint: ResolvedColor, over beneath: [ArraySlice<DisplayItem>]
    ) {
        clipped(to: shape) { painter in
            painter.blur(beneath, within: shape, radius: blurRadius)
            painter.fill(.rectangle(shape.bounds), .color(tint))
        }
    }

    private func blur(_ beneath: [ArraySlice<DisplayItem>], within shape: DisplayShape, radius blurRadius: CGFloat) {
        guard beneath.contains(where: { $0.contains(where: hasDetail) }) else { return }
        // Only this much of what is beneath can show through, however large it is.
        let source = shape.bounds.insetBy(dx: -blurRadius, dy: -blurRadius)
        // What is translucent would let the sharp original through.
        let needsGround = !beneath.contains { $0.contains { covers(shape.bounds, $0) } }
        if needsGround { fill(.rectangle(shape.bounds), .color(canvas.renderer.ground(of: canvas))) }
        gtk_snapshot_push_blur(snapshot, blurRadius)
        pushClip(.rectangle(source))
        if needsGround { fill(.rectangle(source), .color(canvas.renderer.ground(of: canvas))) }
        var painter = self
        painter.visible = source
        for slice in beneath { painter.draw(Array(slice), beneath: []) }
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    /// Plain colour looks the same blurred, and so does a picture that is not there yet.
    private func hasDetail(_ item: DisplayItem) -> Bool {
        switch item {
        case .fill(.rectangle, .color): false
        case .image(let source, _, _): source.isSymbol || canvas.pictures[source] != nil
        case .clip(.rectangle, let items): items.contains(where: hasDetail)
        default: true
        }
    }

    private func covers(_ rect: CGRect, _ item: DisplayItem) -> Bool {
        switch item {
        case .fill(.rectangle(let filled), .color(let color)): color.opacity == 1 && filled.contains(rect)
        case .image(let source, let shown, tint: nil): canvas.pictures[source] != nil && shown.contains(rect)
        case .clip(let shape, let items): shape.bounds.contains(rect) && items.contains { covers(rect, $0) }
        default: false
        }
    }
}

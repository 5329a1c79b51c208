import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    /// Draws what is beneath once more, blurred within the shape, and tints it.
    func drawMaterial(
        _ shape: DisplayShape, blurRadius: CGFloat, tint: ResolvedColor, over beneath: [ArraySlice<DisplayItem>]
    ) {
        pushClip(shape)
        // Only this much of what is beneath can show through, however large it is.
        let source = shape.bounds.insetBy(dx: -blurRadius, dy: -blurRadius)
        gtk_snapshot_push_blur(snapshot, blurRadius)
        pushClip(.rectangle(source))
        var painter = self
        painter.visible = source
        for slice in beneath { painter.draw(Array(slice), beneath: []) }
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
        fill(.rectangle(shape.bounds), .color(tint))
        gtk_snapshot_pop(snapshot)
    }
}

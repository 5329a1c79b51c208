import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    /// Draws what is beneath once more, blurred within the shape, and tints it.
    func drawMaterial(
        _ shape: DisplayShape, blurRadius: CGFloat, tint: ResolvedColor, over beneath: [ArraySlice<DisplayItem>]
    ) {
        pushClip(shape)
        defer {
            fill(.rectangle(shape.bounds), .color(tint))
            gtk_snapshot_pop(snapshot)
        }
        guard beneath.contains(where: { $0.contains(where: hasDetail) }) else { return }
        // Only this much of what is beneath can show through, however large it is.
        let source = shape.bounds.insetBy(dx: -blurRadius, dy: -blurRadius)
        gtk_snapshot_push_blur(snapshot, blurRadius)
        pushClip(.rectangle(source))
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
        case .image(.file(let url), _, _): canvas.pictures[url] != nil
        case .clip(.rectangle, let items): items.contains(where: hasDetail)
        default: true
        }
    }
}

import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func drawText(_ text: StyledText, in rect: CGRect) {
        let (layout, x) = canvas.renderer.text.drawing(of: text, width: rect.width)
        var origin = graphene_point_t(x: Float(rect.minX + x), y: Float(rect.minY))
        var color = GdkRGBA(text.color)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_layout(snapshot, layout.pointer, &color)
        gtk_snapshot_restore(snapshot)
        guard text.runs.contains(where: { $0.attachment != nil }) else { return }
        for (attachment, place) in layout.attachments(of: text) {
            let place = place.offsetBy(dx: rect.minX + x, dy: rect.minY)
            drawImage(attachment.source, in: place.roundedEdges, tint: attachment.tint)
        }
    }
}

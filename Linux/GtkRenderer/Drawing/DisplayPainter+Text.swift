import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func drawText(_ text: StyledText, in rect: CGRect) {
        for layer in text.layers {
            guard let gradient = layer.gradient else {
                drawLetters(layer.text, in: rect)
                continue
            }
            // Letters may reach a little out of their lines.
            let around = rect.insetBy(dx: -text.font.size, dy: -text.font.size)
            draw(
                [.fill(.rectangle(around), gradient.paint(in: rect))],
                maskedBy: { $0.drawLetters(layer.text, in: rect) })
        }
        guard text.runs.contains(where: { $0.attachment != nil }) else { return }
        let (layout, x) = canvas.renderer.text.drawing(of: text, width: rect.width)
        for (attachment, place) in layout.attachments() {
            let place = place.offsetBy(dx: rect.minX + x, dy: rect.minY)
            drawImage(attachment.source, in: place.roundedEdges, tint: attachment.tint)
        }
    }

    private func drawLetters(_ text: StyledText, in rect: CGRect) {
        let (layout, x) = canvas.renderer.text.drawing(of: text, width: rect.width)
        var color = GdkRGBA(text.color)
        for part in layout.parts {
            var origin = graphene_point_t(x: Float(rect.minX + x), y: Float(rect.minY + part.top))
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &origin)
            gtk_snapshot_append_layout(snapshot, part.layout.pointer, &color)
            gtk_snapshot_restore(snapshot)
        }
        for line in layout.brokenLines() {
            let shape = DisplayShape.line(line.start, line.end).offsetBy(rect.minX + x, rect.minY)
            stroke(
                shape, .color(line.color),
                StrokeStyle(lineWidth: line.width, dash: line.dashes.map { $0 * line.width }))
        }
    }
}

extension DisplayShape {
    fileprivate static func line(_ start: CGPoint, _ end: CGPoint) -> DisplayShape {
        .path(DisplayPath([.move(to: start), .line(to: end)]))
    }
}

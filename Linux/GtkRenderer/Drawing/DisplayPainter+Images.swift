import CGtk
import Foundation
import SwiftUICore

extension ImageSource {
    var isSymbol: Bool { if case .symbol = self { true } else { false } }
}

extension DisplayPainter {
    func drawImage(_ source: ImageSource, in rect: CGRect, tint: ResolvedColor?) {
        switch source {
        case .symbol(let name):
            canvas.renderer.symbols.draw(name, in: rect, color: tint ?? .init(red: 0, green: 0, blue: 0), on: snapshot)
        case .file, .stored, .data, .pixels:
            guard let texture = canvas.renderer.images.texture(of: source, size: rect.size, for: canvas) else { return }
            if let tint { pushTint(tint) }
            texture.draw(in: rect, on: snapshot)
            if tint != nil { gtk_snapshot_pop(snapshot) }
        }
    }

    /// Draws a part of a picture, stretched over the rectangle or in tiles from its upper left corner.
    func drawImage(_ source: ImageSource, _ part: ImagePart, in rect: CGRect) {
        guard let texture = canvas.renderer.images.texture(of: source, size: part.fullSize, for: canvas) else { return }
        let area = part.tiles ? CGRect(origin: rect.origin, size: part.part.size) : rect
        let scale = CGSize(width: area.width / part.part.width, height: area.height / part.part.height)
        var bounds = graphene_rect_t(rect)
        var tile = graphene_rect_t(area)
        let whole = CGRect(
            x: area.minX - part.part.minX * scale.width, y: area.minY - part.part.minY * scale.height,
            width: part.fullSize.width * scale.width, height: part.fullSize.height * scale.height)
        if let tint = part.tint { pushTint(tint) }
        if part.tiles { gtk_snapshot_push_repeat(snapshot, &bounds, &tile) }
        gtk_snapshot_push_clip(snapshot, &tile)
        texture.draw(in: whole, on: snapshot)
        gtk_snapshot_pop(snapshot)
        if part.tiles { gtk_snapshot_pop(snapshot) }
        if part.tint != nil { gtk_snapshot_pop(snapshot) }
    }

    /// Keeps alpha and takes the colour from the tint.
    private func pushTint(_ tint: ResolvedColor) {
        var matrix = graphene_matrix_t()
        var offset = graphene_vec4_t()
        // Row vectors: the last row's alpha column scales the source's alpha by the tint's.
        let values: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(tint.opacity)]
        graphene_matrix_init_from_float(&matrix, values)
        graphene_vec4_init(&offset, Float(tint.red), Float(tint.green), Float(tint.blue), 0)
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    }
}

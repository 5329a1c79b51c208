import CGtk
import Foundation
import SwiftUICore

extension DisplayPainter {
    func drawImage(_ source: ImageSource, in rect: CGRect, tint: ResolvedColor?) {
        switch source {
        case .symbol(let name):
            canvas.renderer.symbols.draw(name, in: rect, color: tint ?? .init(red: 0, green: 0, blue: 0), on: snapshot)
        case .file(let url):
            guard let texture = canvas.renderer.images.texture(of: url, size: rect.size, for: canvas) else { return }
            var bounds = graphene_rect_t(rect)
            if let tint { pushTint(tint) }
            gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
            if tint != nil { gtk_snapshot_pop(snapshot) }
        }
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

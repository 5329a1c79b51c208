// Draws one preview.

import Foundation
import GtkRenderer
import SwiftUICore

/// Draws a preview light, dark, and with large text, in a window without a bar.
final class PreviewArtist {
    private let preview: NamedPreview
    private let renderer: GtkRenderer
    private let graph: ViewGraph

    init(_ preview: NamedPreview) throws {
        self.preview = preview
        renderer = try GtkRenderer()
        renderer.useAppearance(isDark: false, textScale: 1)
        graph = ViewGraph(
            AnyView(preview.record.makeBody()), title: preview.name, windowBar: .whenUsed, renderer: renderer,
            settings: renderer.settings)
        renderer.present(host: graph, defaultSize: preview.layout.room, minimumSize: preview.layout.room)
    }

    func draw(into folder: URL) async throws {
        for picture in PreviewPicture.allCases {
            renderer.useAppearance(isDark: picture.isDark, textScale: picture.textScale)
            await renderer.waitUntilAtRest()
            if preview.layout == .sizeThatFits {
                let fitting = graph.fittingSize(in: preview.layout.room)
                renderer.resizeWindow(
                    to: CGSize(width: max(1, fitting.width.rounded(.up)), height: max(1, fitting.height.rounded(.up))))
                await renderer.waitUntilAtRest()
            }
            try await renderer.writePNG(to: folder.appending(path: picture.fileName(of: preview)).path)
        }
    }
}

// From the command line to what does it.

import Foundation
import GtkRenderer
// Linked for its previews; nothing of it is named here.
import SwapiUI
import SwiftUICore

enum PreviewHost {
    static func run(_ options: PreviewOptions) throws {
        switch options.command {
        case .help: say(PreviewOptions.usage)
        case .list(nil): say(PreviewCatalogue().list)
        case .list(let name?): say(try PreviewCatalogue().preview(named: name).place)
        case .render(let folder, nil): exit(try PreviewAlbum(folder: URL(filePath: folder)).fill())
        case .render(let folder, let name?):
            let preview = try PreviewCatalogue().preview(named: name)
            // Twice as many pixels as points, so that pictures are sharp on any screen.
            setenv("GDK_SCALE", String(PreviewPicture.scale), 1)
            try draw(preview, into: URL(filePath: folder))
        case .show(let name, let frame, let isInSession):
            let preview = try PreviewCatalogue().preview(named: name)
            try withDisplay { try PreviewWindow(preview, frame: frame, isInSession: isInSession).run() }
        case .watch(let name, let folders, let build):
            let preview = try PreviewCatalogue().preview(named: name)
            try PreviewWatch(name: name, title: preview.name, folders: folders, build: build).run()
        }
    }

    private static func draw(_ preview: NamedPreview, into folder: URL) throws {
        try withDisplay {
            let artist = try PreviewArtist(preview)
            var failure: (any Error)?
            Task {
                do { try await artist.draw(into: folder) } catch { failure = error }
                MainLoop.quit()
            }
            MainLoop.run()
            if let failure { throw failure }
        }
    }

    private static func withDisplay(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch GtkRenderer.Failure.noDisplay {
            FileHandle.standardError.write(Data("PreviewHost: no display answers; see Scripts/with-display\n".utf8))
            exit(1)
        }
    }
}

/// Prints a line at once, so that it's in order with what other processes print.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

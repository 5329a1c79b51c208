// From the command line to what does it.

import Foundation
import GtkRenderer
import SwiftUICore

/// A program that finds the `#Preview`s it's linked with, draws them, and shows one while its source is being changed.
package enum PreviewTool {
    /// Does what the command line says; ends the process with 2 and a message where that can't be followed.
    package static func main() {
        do {
            try run(PreviewOptions(arguments: Array(CommandLine.arguments.dropFirst())))
        } catch let error as UsageError {
            fail(error.description, status: 2)
        } catch GtkRenderer.Failure.noDisplay {
            fail("PreviewHost: no display answers; see Scripts/with-desktop", status: 1)
        } catch {
            fail("PreviewHost: \(error)", status: 1)
        }
    }

    private static func fail(_ reason: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(reason)\n".utf8))
        exit(status)
    }

    private static func run(_ options: PreviewOptions) throws {
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
            try PreviewWindow(preview, frame: frame, isInSession: isInSession).run()
        case .watch(let name, let folders, let build):
            let preview = try PreviewCatalogue().preview(named: name)
            try PreviewWatch(name: name, title: preview.name, folders: folders, build: build).run()
        }
    }

    private static func draw(_ preview: NamedPreview, into folder: URL) throws {
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

/// Prints a line at once, so that it's in order with what other processes print.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

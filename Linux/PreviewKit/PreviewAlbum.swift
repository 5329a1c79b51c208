// The folder with the pictures of all previews.

import Foundation
import SwiftUICore

/// Draws every preview, each in a process of its own: one that crashes costs no other its pictures.
struct PreviewAlbum {
    let folder: URL
    private let catalogue = PreviewCatalogue()

    init(folder: URL) {
        self.folder = folder
    }

    /// Draws all pictures anew and writes the page that shows them; 0, or 1 when a preview could not be drawn.
    func fill() throws -> Int32 {
        try empty()
        var entries: [IndexPage.Entry] = []
        for preview in catalogue.previews {
            let failure = try draw(preview)
            say(failure == nil ? preview.name : "\(preview.name): \(failure!)")
            entries.append(entry(of: preview, failure: failure))
        }
        let index = folder.appending(path: "index.html")
        try Data(IndexPage(entries: entries).html.utf8).write(to: index)
        say("\(entries.count) previews: \(index.path)")
        return entries.contains { $0.failure != nil } ? 1 : 0
    }

    /// Makes the folder, and removes the pictures of earlier times, whose previews may be gone.
    private func empty() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where PreviewPicture.allCases.contains(where: { file.lastPathComponent.hasSuffix("-\($0.rawValue).png") }) {
            try files.removeItem(at: file)
        }
    }

    /// Nil, or why there are no pictures.
    private func draw(_ preview: NamedPreview) throws -> String? {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["--render", folder.path, preview.place]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return nil }
        return process.terminationReason == .uncaughtSignal
            ? "It crashed (signal \(process.terminationStatus))." : "It could not be drawn; the terminal says why."
    }

    private func entry(of preview: NamedPreview, failure: String?) -> IndexPage.Entry {
        let pictures = PreviewPicture.allCases.compactMap { picture -> IndexPage.Picture? in
            let name = picture.fileName(of: preview)
            guard let size = PNG.size(of: folder.appending(path: name)) else { return nil }
            return IndexPage.Picture(
                caption: picture.caption, file: name, width: size.width / PreviewPicture.scale,
                height: size.height / PreviewPicture.scale)
        }
        return IndexPage.Entry(
            name: preview.name, file: preview.record.fileID, line: preview.record.line, trait: preview.layout.name,
            pictures: pictures, failure: failure)
    }

    /// This program's file, or the one that a build has put in its place since.
    static var program: URL {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: path.hasSuffix(" (deleted)") ? String(path.dropLast(10)) : path)
    }
}

/// What a PNG's first bytes say.
enum PNG {
    /// The size in pixels. (PNG specification, 11.2.1: the header chunk comes first)
    static func size(of file: URL) -> (width: Int, height: Int)? {
        guard let handle = try? FileHandle(forReadingFrom: file), let start = try? handle.read(upToCount: 24),
            start.count == 24, start.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        func number(at offset: Int) -> Int { start[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}

import Combine
import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Files on this machine, shown by `AsyncImage`.
@Suite(.timeLimit(.minutes(5))) final class StoredImageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "StoredImage-\(UUID())")
    private let files = PictureFiles()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ content: Data = ImageTests.gif) throws -> URL {
        let url = folder.appending(path: name)
        try content.write(to: url)
        return url
    }

    @Observable final class Shown {
        var isShown = true
        var scale: CGFloat = 1
        /// How many have been shown.
        @ObservationIgnored var phases = 0
    }

    private struct Page: View {
        let shown: Shown
        let url: URL

        var body: some View {
            if shown.isShown {
                AsyncImage(url: url, scale: shown.scale) { phase in
                    let _ = shown.phases += 1
                    if let image = phase.image { image } else { Text(phase.error == nil ? "empty" : "failure") }
                }
            } else {
                Text("gone")
            }
        }
    }

    private func window(_ url: URL, _ shown: Shown = Shown(), _ files: PictureFiles? = nil) -> InMemoryWindow {
        InMemoryWindow(Page(shown: shown, url: url).environment(\.pictureFiles, files ?? self.files))
    }

    private func picture(_ window: InMemoryWindow) -> (source: StoredPicture, size: CGSize)? {
        guard let found = window.elements.flatMap(\.pictures).first, case .stored(let picture) = found.source else {
            return nil
        }
        return (picture, found.rect.size)
    }

    @Test func `a file is shown by its address, in the size that its head says`() async throws {
        let url = try file("1.gif")
        let window = window(url)
        #expect(window.has("empty"))
        #expect(await window.settle { picture(window) != nil })
        #expect(picture(window)?.source.url == url)
        #expect(picture(window)?.size == CGSize(width: 30, height: 20))
    }

    @Test func `one that was shown before is there in the first frame`() async throws {
        let shown = Shown()
        let window = window(try file("1.gif"), shown)
        #expect(await window.settle { picture(window) != nil })
        let first = picture(window)?.source
        shown.isShown = false
        window.settle()
        #expect(window.has("gone"))
        shown.isShown = true
        window.settle()
        // The same source: what is decoded need not be decoded again.
        #expect(first != nil && picture(window)?.source === first)
        // Another view of it, too.
        #expect(picture(self.window(folder.appending(path: "1.gif")))?.source === first)
    }

    /// It was gone at the next evaluation, and nothing looked at its file again.
    @Test func `one that was shown before stays when the files of so many others are forgotten`() async throws {
        let few = PictureFiles(mostKnown: 1)
        let url = try file("1.gif")
        let known = await few.look(at: url)
        let shown = Shown()
        let window = window(url, shown, few)
        #expect(picture(window)?.source === known)
        // It looks for itself, and keeps what it has found.
        let before = shown.phases
        #expect(await window.settle { shown.phases > before })
        _ = await few.look(at: try file("2.gif"))
        #expect(few.picture(at: url) == nil)
        shown.scale = 2
        window.settle()
        #expect(picture(window)?.source === known)
        #expect(picture(window)?.size == CGSize(width: 15, height: 10))
    }

    @Test func `a file that has changed is another picture when it's shown again`() async throws {
        let shown = Shown()
        let url = try file("1.gif")
        let window = window(url, shown)
        #expect(await window.settle { picture(window) != nil })
        let first = picture(window)?.source
        shown.isShown = false
        window.settle()
        _ = try file("1.gif", Data(Array("GIF89a".utf8) + [50, 0, 20, 0, 0, 0, 0, 1]))
        shown.isShown = true
        #expect(await window.settle { picture(window)?.size.width == 50 })
        #expect(picture(window)?.source !== first)
    }

    @Test func `what can't be decoded turns out to be a failure, and stays one`() async throws {
        let shown = Shown()
        let window = window(try file("1.gif"), shown)
        #expect(await window.settle { picture(window) != nil })
        picture(window)?.source.decodingFailed(.init("is cut short"))
        window.settle()
        #expect(window.has("failure"))
        shown.isShown = false
        window.settle()
        shown.isShown = true
        window.settle()
        #expect(window.has("failure"))
    }

    @Test func `until it has been decoded the phase is empty, where somebody decodes it`() async throws {
        let window = window(try file("1.gif"))
        #expect(await window.settle { picture(window) != nil })
        let stored = try #require(picture(window)?.source)
        stored.decodingBegan()
        window.settle()
        #expect(window.has("empty") && picture(window) == nil)
        // It's laid out nevertheless: that is the size that it's decoded in.
        #expect(window.elements.flatMap(\.unseenPictures).map(\.rect.size) == [CGSize(width: 30, height: 20)])
        stored.decodingEnded()
        window.settle()
        #expect(!window.has("empty") && picture(window)?.source === stored)
        // In another size it is there already.
        stored.decodingBegan()
        window.settle()
        #expect(!window.has("empty"))
    }

    /// One folder on a server that was gone kept all others waiting.
    @Test func `a file that never answers keeps only those of its folder waiting`() async throws {
        let gate = DispatchSemaphore(value: 0)
        defer { gate.signal() }
        let files = PictureFiles { url in
            if url.path.hasPrefix("/gone/") { gate.wait() }
            return PictureFiles.readHead(url)
        }
        let gone = window(URL(filePath: "/gone/1.gif"), Shown(), files)
        let window = window(try file("1.gif"), Shown(), files)
        #expect(await window.settle { picture(window) != nil })
        gone.settle()
        #expect(gone.has("empty"))
    }

    @Test func `however many folders there are, files are looked at by few threads`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let begun = Locked(0)
        let files = PictureFiles { url in
            begun.withLock { $0 += 1 }
            gate.wait()
            return .failure(.init("is gone"))
        }
        let looks = (0..<40).map { number in Task { await files.look(at: URL(filePath: "/gone/\(number)/1.gif")) } }
        while begun.withLock({ $0 }) < 9, !Task.isCancelled { await Task.yield() }
        #expect(begun.withLock { $0 } == 9)
        for _ in 0..<40 { gate.signal() }
        for look in looks { #expect(await look.value.complaint?.predicate == "is gone") }
    }

    @Test(arguments: [
        "missing", "empty", "text.svg", "text.png", "folder.png", "pipe.png", "no size.png", "inf.svg", "1e20.svg",
    ])
    func `what is no picture is a failure`(name: String) async throws {
        let url = folder.appending(path: name)
        switch name {
        case "missing": break
        case "empty": try Data().write(to: url)
        case "folder.png": try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        // Whoever opens it would wait for somebody who writes.
        case "pipe.png": #expect(mkfifo(url.path, 0o600) == 0)
        case "no size.png":
            try Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + Array(repeating: 0, count: 40)).write(to: url)
        case "inf.svg", "1e20.svg": try Data("<svg width='\(name.dropLast(4))' height='4'>".utf8).write(to: url)
        default: try Data("No picture, but a sentence.".utf8).write(to: url)
        }
        let window = window(url)
        #expect(await window.settle { window.has("failure") })
    }

    @Test func `it has no name of its own, and is an element where one is given`() async throws {
        func window(_ name: String?) -> InMemoryWindow {
            let image = AsyncImage(url: folder.appending(path: "1.gif"))
            return name.map { InMemoryWindow(image.accessibilityLabel($0)) } ?? InMemoryWindow(image)
        }
        _ = try file("1.gif")
        let named = window("A person")
        #expect(await named.settle { named.has("A person") })
        #expect(try named.element("A person").element.kind == .image)
        let bare = window(nil)
        #expect(await bare.settle { picture(bare) != nil })
        #expect(!bare.elements.contains { $0.element.kind == .image })
    }

    @Test func `links are followed`() async throws {
        let link = folder.appending(path: "link.gif")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: try file("1.gif"))
        let window = window(link)
        #expect(await window.settle { picture(window) != nil })
    }
}

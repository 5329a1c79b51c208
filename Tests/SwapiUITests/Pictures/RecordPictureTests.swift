import Foundation
import InMemoryRenderer
import SwapiKit
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import SwapiUI

/// A person's own pictures in place of ours.
@Suite(.timeLimit(.minutes(5))) final class RecordPictureTests {
    private static let luke = People(uid: "1", name: "Luke Skywalker")
    private static let rey = People(uid: "99", name: "Rey")

    /// There until the test has ended.
    private var folders: [TemporaryFolder] = []
    /// What was said of files that can't be shown.
    private var told: [String] { log.lines }
    private let log = Log()

    private final class Log { var lines: [String] = [] }

    private func folder(_ files: [String: Data]) throws -> PictureFolder? {
        let files = try TemporaryFolder(files: files)
        folders.append(files)
        return PictureFolder(OwnPictures.look(in: files.url), mistakes: mistakes(files.url))
    }

    private func mistakes(_ folder: URL) -> PictureMistakes {
        PictureMistakes(folder: folder) { [log] in log.lines.append($0) }
    }

    private func window<Subject: Record>(
        _ record: Subject, _ folder: PictureFolder?, described description: String? = nil
    ) -> InMemoryWindow {
        InMemoryWindow(
            RecordPicture(of: record, described: description).frame(width: 150).environment(folder),
            size: CGSize(width: 400, height: 300))
    }

    /// Which file a window shows.
    private func shown(_ window: InMemoryWindow) -> (name: String, size: CGSize, stored: StoredPicture?)? {
        for (source, rect) in window.elements.flatMap(\.pictures) {
            switch source {
            case .file(let url): return ("ours: \(url.lastPathComponent)", rect.size, nil)
            case .stored(let picture): return ("own: \(picture.url.lastPathComponent)", rect.size, picture)
            default: return nil
            }
        }
        return nil
    }

    @Test func `a person's own picture takes the place of ours in one change`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(300, 400)])
        let window = window(Self.luke, folder)
        var names: [String?] = [shown(window)?.name]
        #expect(
            await window.settle {
                if names.last != shown(window)?.name { names.append(shown(window)?.name) }
                return names.count > 1
            })
        #expect(names == ["ours: 1.svg", "own: 1.png"])
    }

    /// Cards were white for as long as many large photographs took.
    @Test func `ours stays until their own has been decoded`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(300, 400)])
        let window = window(Self.luke, folder)
        #expect(await window.settle { shown(window)?.stored != nil })
        let own = try #require(shown(window)?.stored)
        let size = shown(window)?.size
        own.decodingBegan()
        window.settle()
        #expect(shown(window)?.name == "ours: 1.svg")
        // It's decoded in the size in which it will be shown, and isn't said twice.
        #expect(window.elements.flatMap(\.unseenPictures).map(\.rect.size) == [size])
        own.decodingEnded()
        window.settle()
        #expect(shown(window)?.name == "own: 1.png")
        #expect(window.elements.flatMap(\.pictures).count == 1)
    }

    /// Such as one on a server that is gone.
    @Test func `a folder that never answers leaves ours, and keeps no other kind's pictures back`() async throws {
        let files = try TemporaryFolder(files: ["films/4.png": PictureFiles.png(3, 4)])
        let (found, continuation) = AsyncStream<(Kind, OwnPictures)>.makeStream()
        let folder = PictureFolder(found, mistakes: mistakes(files.url))
        continuation.yield((.films, OwnPictures(of: .films, in: files.url)))
        let film = window(Film(uid: "4", title: "A New Hope"), folder)
        #expect(await film.settle { shown(film)?.name == "own: 4.png" })
        #expect(shown(window(Self.luke, folder))?.name == "ours: 1.svg")
    }

    /// The first one's name hid the others.
    @Test(arguments: [1, 2]) func `where files of a number are broken the next of them is shown`(broken: Int)
        async throws
    {
        let names = ["1.png", "1.jpeg", "1.svg"]
        var files = ["people/1.svg": Data("<svg viewBox='0 0 3 4'/>".utf8)]
        for name in names.dropLast() { files["people/\(name)"] = PictureFiles.png(3, 4) }
        for name in names.prefix(broken) { files["people/\(name)"] = Data() }
        let window = window(Self.luke, try folder(files))
        #expect(await window.settle { shown(window)?.stored != nil })
        #expect(shown(window)?.name == "own: \(names[broken])")
        // One that turns out to be broken when it's decoded.
        shown(window)?.stored?.decodingFailed(.init("is cut short"))
        #expect(await window.settle { shown(window)?.name != "own: \(names[broken])" && told.count == broken + 1 })
        if broken < 2 { #expect(await window.settle { shown(window)?.name == "own: \(names[broken + 1])" }) }
        #expect(told.last == "people/\(names[broken]) is not shown. It is cut short.")
    }

    @Test func `a file that can't be shown is told once, and is in a list beside the pictures`() async throws {
        let files = try TemporaryFolder(files: [
            "people/1.png": Data(), "people/2.tiff": Data(), PictureMistakes.fileName: Data("From yesterday.".utf8),
        ])
        let mistakes = mistakes(files.url)
        let folder = PictureFolder(OwnPictures.look(in: files.url), mistakes: mistakes)
        let windows = [window(Self.luke, folder), window(Self.luke, folder)]
        for window in windows { #expect(await window.settle { told.count == 2 }) }
        let lines = [
            "people/1.png is not shown. It is empty.",
            "people/2.tiff is not shown. Its name ends with none of .png, .jpg, .jpeg, .webp and .svg.",
        ]
        #expect(told.sorted() == lines)
        await withCheckedContinuation { continuation in mistakes.whenWritten { continuation.resume() } }
        let list = try String(contentsOf: files.url.appending(path: PictureMistakes.fileName), encoding: .utf8)
        #expect(list.split(separator: "\n").map(String.init).sorted() == lines)
    }

    @Test func `where every picture can be shown there is no list`() async throws {
        let files = try TemporaryFolder(files: [
            "people/1.png": PictureFiles.png(3, 4), PictureMistakes.fileName: Data("From yesterday.".utf8),
        ])
        let mistakes = mistakes(files.url)
        let window = window(Self.luke, PictureFolder(OwnPictures.look(in: files.url), mistakes: mistakes))
        #expect(await window.settle { shown(window)?.stored != nil })
        await withCheckedContinuation { continuation in mistakes.whenWritten { continuation.resume() } }
        #expect(!FileManager.default.fileExists(atPath: files.url.appending(path: PictureMistakes.fileName).path))
    }

    @Test func `every kind has them, also where there is none of ours`() async throws {
        let folder = try folder([
            "people/99.png": PictureFiles.png(3, 4), "films/4.png": PictureFiles.png(3, 4),
        ])
        for window in [window(Self.rey, folder), window(Film(uid: "4", title: "A New Hope"), folder)] {
            #expect(await window.settle { shown(window)?.name.hasPrefix("own") == true })
        }
        let planet = window(Planet(uid: "1", name: "Tatooine"), folder)
        #expect(await planet.settle { shown(planet)?.name == "ours: 1.svg" })
    }

    @Test func `without a folder ours is there in the first frame`() {
        let missing = TemporaryFolder().url
        for folder in [nil, PictureFolder(missing)] {
            #expect(shown(window(Self.luke, folder))?.name == "ours: 1.svg")
        }
    }

    @Test(arguments: ["", "text", "no size", "folder"]) func `what is no picture leaves ours`(content: String)
        async throws
    {
        let folder = try folder(
            content == "folder"
                ? ["people/1.png/2.png": PictureFiles.png(3, 4)]
                : content == "no size"
                    ? ["people/1.png": PictureFiles.png(0, 4)] : ["people/1.svg": Data(content.utf8)])
        let window = window(Self.luke, folder)
        #expect(await window.settle { told.count == 1 })
        #expect(shown(window)?.name == "ours: 1.svg")
    }

    /// Such as one that is cut short, or larger than memory.
    @Test func `what turns out to be broken when it's decoded leaves ours`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(100_000, 100_000)])
        let window = window(Self.luke, folder)
        #expect(await window.settle { shown(window)?.stored != nil })
        shown(window)?.stored?.decodingFailed(.init("is too large"))
        window.settle()
        #expect(shown(window)?.name == "ours: 1.svg")
        // The next card of the same person knows it at once.
        #expect(shown(self.window(Self.luke, folder))?.name == "ours: 1.svg")
    }

    @Test(arguments: [(300, 400), (400, 400), (20_000, 400), (30, 4000)] as [(UInt32, UInt32)])
    func `a picture of other proportions fills the frame and keeps them`(width: UInt32, height: UInt32) async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(width, height)])
        let view = RecordPicture(of: Self.luke).frame(width: 150).overlay { Text("frame").frame(maxHeight: .infinity) }
        let window = InMemoryWindow(
            view.environment(folder), size: CGSize(width: 400, height: 300))
        #expect(await window.settle { shown(window)?.stored != nil })
        let size = try #require(shown(window)?.size)
        let ratio = CGFloat(width) / CGFloat(height)
        #expect(abs(size.width - size.height * ratio) <= max(1, ratio))
        #expect(size.width >= 150 && size.height >= 200)
        #expect(abs(size.width - 150) < 1 || abs(size.height - 200) < 1)
    }

    @Test func `it is described like ours, and on a card it's the name that is said`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(3, 4)])
        let described = window(Self.luke, folder, described: "Portrait of Luke Skywalker")
        #expect(await described.settle { shown(described)?.stored != nil })
        #expect(try described.element("Portrait of Luke Skywalker").element.kind == .image)
        let bare = window(Self.luke, folder)
        #expect(await bare.settle { shown(bare)?.stored != nil })
        #expect(!bare.elements.contains { $0.element.kind == .image })
    }

    @Test func `a card that is scrolled away has its picture in its first frame when it's back`() async throws {
        let archive = try Archive()
        let folder = try folder(
            Dictionary(uniqueKeysWithValues: archive.people.map { ("people/\($0.uid).png", PictureFiles.png(3, 4)) })
        )
        let window = InMemoryWindow(
            CharactersView(charactersViewModel: CharactersViewModel(archive: archive.people))
                .environment(folder), size: CGSize(width: 400, height: 600))
        func pictures() -> [String: ImageSource] {
            Dictionary(
                window.elements.filter(\.isButton).flatMap { card in
                    card.pictures.map { (card.element.accessibility.label, $0.source) }
                }, uniquingKeysWith: { first, _ in first })
        }
        func isOwn() -> Bool { if case .stored? = pictures()["Luke Skywalker"] { true } else { false } }
        #expect(await window.settle { isOwn() })
        let first = pictures()
        try window.scrollDown(to: "Padmé Amidala")
        #expect(!window.has("Luke Skywalker"))
        try window.scroll(to: .zero)
        #expect(window.has("Luke Skywalker"))
        #expect(pictures()["Luke Skywalker"] == first["Luke Skywalker"])
        #expect(isOwn())
    }

    @Test func `pictures of one's own cost a card one evaluation when the folder has been read, and none later`()
        async throws
    {
        let folder = try folder(["people/1.png": PictureFiles.png(3, 4)])
        let window = window(Self.luke, folder)
        window.mark()
        #expect(await window.settle { shown(window)?.stored != nil })
        #expect(window.evaluationCount(of: RecordPicture<People>.self) == 1)
    }
}

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

    private func folder(_ files: [String: Data]) throws -> PictureFolder? {
        let files = try TemporaryFolder(files: files)
        folders.append(files)
        return PictureFolder(files.url)
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

    @Test func `a person's own picture takes the place of ours, and no other is seen before it`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(300, 400)])
        let window = window(Self.luke, folder)
        var names: Set<String> = []
        #expect(
            await window.settle {
                if let name = shown(window)?.name { names.insert(name) }
                return !names.isEmpty
            })
        #expect(names == ["own: 1.png"])
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
        #expect(await window.settle { shown(window) != nil })
        #expect(shown(window)?.name == "ours: 1.svg")
    }

    /// Such as one that is cut short, or larger than memory.
    @Test func `what turns out to be broken when it's decoded leaves ours`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(100_000, 100_000)])
        let window = window(Self.luke, folder)
        #expect(await window.settle { shown(window) != nil })
        shown(window)?.stored?.decodingFailed()
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
        #expect(await window.settle { shown(window) != nil })
        let size = try #require(shown(window)?.size)
        let ratio = CGFloat(width) / CGFloat(height)
        #expect(abs(size.width - size.height * ratio) <= max(1, ratio))
        #expect(size.width >= 150 && size.height >= 200)
        #expect(abs(size.width - 150) < 1 || abs(size.height - 200) < 1)
    }

    @Test func `it is described like ours, and on a card it's the name that is said`() async throws {
        let folder = try folder(["people/1.png": PictureFiles.png(3, 4)])
        let described = window(Self.luke, folder, described: "Portrait of Luke Skywalker")
        #expect(await described.settle { shown(described) != nil })
        #expect(try described.element("Portrait of Luke Skywalker").element.kind == .image)
        let bare = window(Self.luke, folder)
        #expect(await bare.settle { shown(bare) != nil })
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
        #expect(await window.settle { pictures()["Luke Skywalker"] != nil })
        let first = pictures()
        try window.scrollDown(to: "Padmé Amidala")
        #expect(!window.has("Luke Skywalker"))
        try window.scroll(to: .zero)
        #expect(window.has("Luke Skywalker"))
        #expect(pictures()["Luke Skywalker"] == first["Luke Skywalker"])
        if case .stored? = first["Luke Skywalker"] {} else { Issue.record("Luke has no picture of his own") }
    }

    @Test func `pictures of one's own cost a card one evaluation when the folder has been read, and none later`()
        async throws
    {
        let folder = try folder(["people/1.png": PictureFiles.png(3, 4)])
        let window = window(Self.luke, folder)
        window.mark()
        #expect(await window.settle { shown(window) != nil })
        #expect(window.evaluationCount(of: RecordPicture<People>.self) == 1)
    }
}

import Foundation
import SwapiKit
import TestSupport
import Testing

struct OwnPicturesTests {
    private func folder(_ names: [String]) throws -> TemporaryFolder {
        try TemporaryFolder(files: Dictionary(uniqueKeysWithValues: names.map { ($0, Data()) }))
    }

    @Test(arguments: Kind.allCases) func `each kind has a folder of its name, and files of the records' numbers`(
        kind: Kind
    ) throws {
        let folder = try folder(["\(kind.rawValue)/1.png", "\(kind.rawValue)/12.svg"])
        let expected = folder.url.appending(path: "\(kind.rawValue)/1.png").path
        #expect(OwnPictures(of: kind, in: folder.url)["1"].map(\.path) == [expected])
        #expect(folder.name(of: kind, "12") == "12.svg")
        #expect(folder.name(of: kind, "2") == nil)
        for other in Kind.allCases where other != kind { #expect(folder.name(of: other, "1") == nil) }
    }

    @Test func `of several pictures of a record the ending decides, in the order that is documented`() throws {
        for index in OwnPictures.endings.indices {
            let endings = OwnPictures.endings[index...]
            let folder = try folder(endings.reversed().map { "people/1.\($0)" })
            #expect(folder.names(of: .people, "1") == endings.map { "1.\($0)" })
        }
        #expect(OwnPictures.endings == ["png", "jpg", "jpeg", "webp", "svg"])
    }

    @Test func `endings may be written in capitals`() throws {
        let folder = try folder(["people/1.PNG", "people/2.Jpg", "people/3.png", "people/3.PNG"])
        #expect(folder.name(of: .people, "1") == "1.PNG")
        #expect(folder.name(of: .people, "2") == "2.Jpg")
        // Whatever order the disk lists them in.
        #expect(folder.name(of: .people, "3") == "3.PNG")
    }

    @Test func `other files are no pictures`() throws {
        let folder = try folder(["people/1.gif", "people/1.txt", "people/1", "people/.png", "people/._2.png", "3.png"])
        for uid in ["1", "", "2", "3"] { #expect(folder.name(of: .people, uid) == nil) }
        #expect(OwnPictures(of: .people, in: folder.url).isEmpty)
    }

    @Test func `a folder that isn't there, and a file in its place, have none`() throws {
        let folder = try folder(["people"])
        #expect(OwnPictures(of: .people, in: folder.url).isEmpty)
        #expect(OwnPictures(of: .people, in: folder.url.appending(path: "no/such")).isEmpty)
    }

    @Test func `what isn't named as it should be is told, in two sentences`() throws {
        let folder = try folder([
            "people/1.gif", "people/notes", "people/01.png", "people/2.png", "people/.hidden", "FILMS/1.png",
        ])
        let endings = "Its name ends with none of .png, .jpg, .jpeg, .webp and .svg."
        #expect(
            folder.mistakes(of: .people) == [
                "people/01.png is not shown. No number begins with a zero.",
                "people/1.gif is not shown. \(endings)", "people/notes is not shown. \(endings)",
            ])
        let name = "\(folder.url.lastPathComponent)/FILMS"
        #expect(
            folder.mistakes(of: .films) == [
                "\(name) is not shown. The folder's name has to be films, in small letters."
            ])
        #expect(folder.mistakes(of: .planets).isEmpty)
    }

    /// Such as one on a server that is gone.
    @Test func `a kind's folder that never answers keeps no other kind waiting`() async throws {
        let folder = try folder(["people/1.png"])
        let gate = DispatchSemaphore(value: 0)
        defer { gate.signal() }
        let found = OwnPictures.look(in: folder.url) { [url = folder.url] kind in
            if kind == .people { gate.wait() }
            return OwnPictures(of: kind, in: url)
        }
        var kinds: Set<Kind> = []
        for await (kind, _) in found {
            kinds.insert(kind)
            if kinds.count == Kind.allCases.count - 1 { break }
        }
        #expect(!kinds.contains(.people))
    }

    @Test func `where there is no folder nothing is found, and the looking ends`() async {
        let missing = FileManager.default.temporaryDirectory.appending(path: "no-such-folder-\(UUID())")
        for await (kind, _) in OwnPictures.look(in: missing) { Issue.record("\(kind)") }
    }

    /// A server's uid may be anything.
    @Test func `a uid that is a path leads to no file`() throws {
        let folder = try folder(["secret.png", "people/1.png", "people/sub/2.png"])
        for uid in ["../secret", "../people/1", "./1", "sub/2", "/etc/passwd", "1.png", "people/1", "\0", ""] {
            #expect(folder.name(of: .people, uid) == nil, "\(uid)")
        }
    }

    @Test func `links to pictures and to folders are followed`() throws {
        let elsewhere = try folder(["art/luke.png", "art/4.png"])
        let folder = try folder(["people/2.png"])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "people/1.png"),
            withDestinationURL: elsewhere.url.appending(path: "art/luke.png"))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "films"), withDestinationURL: elsewhere.url.appending(path: "art"))
        #expect(folder.name(of: .people, "1") == "1.png")
        #expect(folder.name(of: .films, "4") == "4.png")
    }
}

extension TemporaryFolder {
    fileprivate func names(of kind: Kind, _ uid: String) -> [String] {
        OwnPictures(of: kind, in: url)[uid].map(\.lastPathComponent)
    }

    fileprivate func name(of kind: Kind, _ uid: String) -> String? { names(of: kind, uid).first }

    fileprivate func mistakes(of kind: Kind) -> [String] { OwnPictures(of: kind, in: url).mistakes.map(\.description) }
}

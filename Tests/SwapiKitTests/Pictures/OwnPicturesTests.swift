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
        let pictures = OwnPictures(in: folder.url)
        let expected = folder.url.appending(path: "\(kind.rawValue)/1.png").path
        #expect(pictures[RecordID(kind: kind, uid: "1")]?.path == expected)
        #expect(folder.name(of: kind, "12") == "12.svg")
        #expect(folder.name(of: kind, "2") == nil)
        for other in Kind.allCases where other != kind { #expect(folder.name(of: other, "1") == nil) }
    }

    @Test func `of several pictures of a record the ending decides, in the order that is documented`() throws {
        for index in OwnPictures.endings.indices {
            let endings = OwnPictures.endings[index...]
            let folder = try folder(endings.reversed().map { "people/1.\($0)" })
            #expect(folder.name(of: .people, "1") == "1.\(endings[index])")
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
        #expect(OwnPictures(in: folder.url) == OwnPictures())
    }

    @Test func `a folder that isn't there, and a file in its place, have none`() throws {
        let folder = try folder(["people"])
        #expect(OwnPictures(in: folder.url) == OwnPictures())
        #expect(OwnPictures(in: folder.url.appending(path: "no/such")) == OwnPictures())
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
    fileprivate func name(of kind: Kind, _ uid: String) -> String? {
        OwnPictures(in: url)[RecordID(kind: kind, uid: uid)]?.lastPathComponent
    }
}

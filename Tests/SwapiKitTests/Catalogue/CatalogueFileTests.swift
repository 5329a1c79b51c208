import Foundation
import SwapiKit
import Testing

final class CatalogueFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "CatalogueFile-\(UUID().uuidString)")
    private let fetched = Date(timeIntervalSince1970: 1_796_000_000)
    private lazy var file = CatalogueFile(folder: folder)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "catalogue.json"))
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The failure's kind and the name of the file that was set aside.
    private func failure(_ body: () throws(CatalogueStoreFailure) -> Void) -> (kind: String, aside: String?) {
        do {
            try body()
            return ("none", nil)
        } catch {
            switch error {
            case .unreadable(let aside, _): return ("unreadable", aside)
            case .damaged(let aside, _): return ("damaged", aside)
            case .newer(let aside): return ("newer", aside)
            case .notSaved: return ("not saved", nil)
            }
        }
    }

    @Test func `what is saved comes back, details and dates included`() throws {
        let archive = try Archive()
        let saved = SavedCatalogue(
            facts: .init(archive: archive, fetched: fetched), retryAfter: fetched.addingTimeInterval(900))
        try file.save(saved)
        let loaded = try #require(try file.load())
        #expect(loaded == saved)
        #expect(loaded.facts?.archive.details(of: archive.people[0]) == archive.details(of: archive.people[0]))
        #expect(names == ["catalogue.json"])
    }

    @Test func `a deadline is kept also where nothing was fetched yet`() throws {
        try file.save(SavedCatalogue(retryAfter: fetched))
        #expect(try file.load() == SavedCatalogue(retryAfter: fetched))
    }

    @Test func `no file, and no folder, is nothing saved`() throws {
        #expect(try file.load() == nil)
        #expect(try CatalogueFile(folder: URL(filePath: "/dev/null")).load() == nil)
    }

    @Test(arguments: [
        "", "{", "[]", "{\"version\":2,\"archive\":5}", "{\"version\":2,\"archive\":{\"people\":[]}}",
        "{\"version\":\"1\"}",
        "\u{0}\u{1}",
    ])
    func `a damaged file is kept aside and replaced by the next save`(text: String) throws {
        try write(text)
        let result = failure { () throws(CatalogueStoreFailure) in _ = try file.load() }
        #expect(result == ("damaged", "catalogue-damaged.json"))
        #expect(names == ["catalogue-damaged.json"])
        #expect(try Data(contentsOf: folder.appending(path: "catalogue-damaged.json")) == Data(text.utf8))
        try file.save(SavedCatalogue(retryAfter: fetched))
        #expect(try file.load() != nil)
    }

    @Test func `a second damaged file does not overwrite the first one`() throws {
        for text in ["one", "two"] {
            try write(text)
            _ = failure { () throws(CatalogueStoreFailure) in _ = try file.load() }
        }
        #expect(names == ["catalogue-damaged-2.json", "catalogue-damaged.json"])
    }

    @Test func `a file cut short, as by a crash while copying, is damaged`() throws {
        try file.save(SavedCatalogue(facts: .init(archive: try Archive(), fetched: fetched)))
        let path = folder.appending(path: "catalogue.json")
        try Data(contentsOf: path).prefix(5_000).write(to: path)
        #expect(failure { () throws(CatalogueStoreFailure) in _ = try file.load() }.kind == "damaged")
    }

    @Test func `a newer version's file is kept aside, whatever else is in it`() throws {
        try write("{\"version\":3,\"people\":\"elsewhere\"}")
        let result = failure { () throws(CatalogueStoreFailure) in _ = try file.load() }
        #expect(result == ("newer", "catalogue-newer.json"))
    }

    @Test func `a file that can't be read is kept aside`() throws {
        // A folder in its place can't be read by anybody, root included.
        try FileManager.default.createDirectory(
            at: folder.appending(path: "catalogue.json"), withIntermediateDirectories: true)
        let result = failure { () throws(CatalogueStoreFailure) in _ = try file.load() }
        #expect(result == ("unreadable", "catalogue-unreadable.json"))
    }

    @Test(arguments: ["/proc/swapidemo", "/dev/null/swapidemo"])
    func `where nothing can be written the save says so`(path: String) {
        let file = CatalogueFile(folder: URL(filePath: path))
        let result = failure { () throws(CatalogueStoreFailure) in try file.save(SavedCatalogue()) }
        #expect(result.kind == "not saved")
    }

    @Test func `every failure is a sentence, and a full disk is called one`() {
        let full = NSError(
            domain: NSCocoaErrorDomain, code: 512,
            userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))])
        #expect(
            CatalogueStoreFailure.notSaved(cause: full).errorDescription
                == "The disk is full: the facts can't be saved.")
        #expect(
            CatalogueStoreFailure.notSaved(cause: CocoaError(.fileWriteNoPermission)).errorDescription
                == "The facts can't be saved.")
        #expect(
            CatalogueStoreFailure.newer(aside: "catalogue-newer.json").errorDescription
                == "The saved facts are of a newer version and were kept as catalogue-newer.json.")
        #expect(
            CatalogueStoreFailure.damaged(aside: nil, cause: full).errorDescription == "The saved facts are damaged.")
    }
}

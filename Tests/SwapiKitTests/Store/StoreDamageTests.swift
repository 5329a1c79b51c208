import Foundation
import TestSupport
import Testing

@testable import SwapiKit

@Suite(.timeLimit(.minutes(5)))
struct StoreDamageTests {
    private let folder = TemporaryFolder()

    enum Damage: CaseIterable {
        case header, text, middle, truncated, half
    }

    private func damage(_ damage: Damage) throws {
        var data = try Data(contentsOf: folder.database)
        switch damage {
        case .header: data.replaceSubrange(0..<16, with: Data(repeating: 7, count: 16))
        case .text:
            data = Data("Not a database at all, and longer than a header: \(String(repeating: "x", count: 200))".utf8)
        case .middle: data.replaceSubrange(4_096 * 3..<4_096 * 6, with: Data(repeating: 0xA5, count: 4_096 * 3))
        case .truncated: data = data.prefix(100)
        case .half: data = data.prefix(data.count / 2 / 4_096 * 4_096)
        }
        try data.write(to: folder.database)
    }

    /// Whether the store saves again, under the old name.
    private func savesAgain(_ store: Store) async throws -> Bool {
        guard case .saved = await store.setFavourite(RecordID(kind: .planets, uid: "1"), true) else { return false }
        return await folder.open().store.favourites.contains { $0.id == RecordID(kind: .planets, uid: "1") }
    }

    @Test(arguments: Damage.allCases)
    func `a damaged database is kept aside, a sentence says so, and a new one goes on`(damage: Damage) async throws {
        try await folder.fill()
        try self.damage(damage)
        let data = try Data(contentsOf: folder.database)
        let (store, saved) = folder.open()
        let failure = try #require(throws: CatalogueStoreFailure.self) { try saved.get() }
        #expect(failure.errorDescription == "The saved facts are damaged and were kept as archive-damaged.sqlite.")
        #expect(await store.failure?.errorDescription == failure.errorDescription)
        #expect(saved.failure?.errorDescription == failure.errorDescription)
        #expect(try Data(contentsOf: folder.url.appending(path: "archive-damaged.sqlite")) == data)
        #expect(try await savesAgain(store))
        #expect(try folder.open().saved.get() == nil)
    }

    @Test func `of a damaged database favourites are taken over as far as they can be read`() async throws {
        try await folder.fill()
        do {
            let connection = try Connection(folder.database)
            try connection.run("UPDATE records SET body = '{' WHERE kind = 'people' AND place = 5")
        }
        let (store, saved) = folder.open()
        #expect(throws: CatalogueStoreFailure.self) { try saved.get() }
        #expect(await store.favourites.map(\.id) == [.hope, .luke])
        #expect(await store.recentlyViewed.map(\.id) == [.hope])
        #expect(await folder.open().store.favourites.map(\.date) == [.moment(2), .moment(1)])
        #expect(folder.names.contains("archive-damaged.sqlite"))
    }

    @Test func `favourites on either side of a page that is damaged are taken over`() async throws {
        try await folder.fill()
        do {
            let connection = try Connection(folder.database)
            try connection.transaction {
                for number in 1_000..<3_000 {
                    try connection.setFavourite(RecordID(kind: .people, uid: "\(number)"), .moment(0))
                }
            }
        }
        var data = try Data(contentsOf: folder.database)
        let place = try #require(data.range(of: Data("people2000".utf8))).lowerBound / 4_096 * 4_096
        data.replaceSubrange(place..<place + 4_096, with: Data(repeating: 0xA5, count: 4_096))
        try data.write(to: folder.database)
        let favourites = Set(await folder.open().store.favourites.map(\.id.uid))
        #expect(favourites.isSuperset(of: ["1000", "1500", "2500", "2999"]))
        #expect(!favourites.contains("2000"))
    }

    @Test func `opening takes no longer the more there is of everything`() async throws {
        let store = folder.open().store
        try await store.save(
            SavedCatalogue(facts: .init(archive: try Archive(), fetched: .moment(0)), retryAfter: .moment(0)))
        for number in 1...50 { await store.viewed(RecordID(kind: .people, uid: "\(number)")) }
        let connection = try Connection(folder.database)
        try connection.transaction {
            for number in 1...20_000 {
                try connection.setFavourite(RecordID(kind: .people, uid: "\(number)"), .moment(0))
            }
        }
        // Rows of all tables with one another would be a thousand million.
        #expect(await folder.open().store.failure == nil)
    }

    @Test func `a log of nothing, and one that is no log, change nothing`() async throws {
        for log in [Data(), Data(repeating: 9, count: 5_000)] {
            try await folder.fill()
            try folder.write(log, to: "archive.sqlite-wal")
            let (store, saved) = folder.open()
            #expect(try saved.get()?.facts != nil)
            #expect(await store.failure == nil)
            #expect(await store.favourites.count == 2)
        }
    }

    @Test func `the log of an empty file is kept with it`() async throws {
        try folder.write(Data())
        try folder.write(Data(repeating: 9, count: 5_000), to: "archive.sqlite-wal")
        let (store, saved) = folder.open()
        #expect(throws: CatalogueStoreFailure.self) { try saved.get() }
        #expect(folder.names.contains("archive-damaged.sqlite-wal"))
        #expect(try await savesAgain(store))
    }

    @Test func `a second damaged file does not overwrite the first one`() async throws {
        for text in ["one", "two"] {
            try folder.write(Data(String(repeating: text, count: 100).utf8))
            #expect(throws: CatalogueStoreFailure.self) { try folder.open().saved.get() }
        }
        #expect(
            folder.names.filter { $0.hasPrefix("archive-") } == ["archive-damaged-2.sqlite", "archive-damaged.sqlite"])
    }

    @Test func `a folder in its place is kept aside`() async throws {
        try FileManager.default.createDirectory(
            at: folder.database.appending(path: "inside"), withIntermediateDirectories: true)
        let (store, saved) = folder.open()
        let failure = try #require(throws: CatalogueStoreFailure.self) { try saved.get() }
        #expect(failure.errorDescription == "The saved facts can't be read and were kept as archive-unreadable.sqlite.")
        #expect(try await savesAgain(store))
    }

    @Test func `a newer version's database is kept aside, and its favourites are taken over`() async throws {
        try await folder.fill()
        try Connection(folder.database).execute("PRAGMA user_version = 99")
        let (store, saved) = folder.open()
        let failure = try #require(throws: CatalogueStoreFailure.self) { try saved.get() }
        #expect(
            failure.errorDescription == "The saved facts are of a newer version and were kept as archive-newer.sqlite.")
        #expect(await store.favourites.map(\.id) == [.hope, .luke])
        #expect(try await savesAgain(store))
    }

    @Test func `another program's database is kept aside`() async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Connection(folder.database).execute("CREATE TABLE kinds (id); PRAGMA user_version = 2")
        let (store, saved) = folder.open()
        #expect(throws: CatalogueStoreFailure.self) { try saved.get() }
        #expect(try await savesAgain(store))
    }

    @Test func `damage that comes while the store is open is mended by the next change`() async throws {
        try await folder.fill()
        let store = folder.open().store
        try Connection(folder.database).execute("DROP TABLE favourites; DROP TABLE views")
        guard case .saved = await store.setFavourite(.luke, true) else {
            Issue.record("not saved")
            return
        }
        #expect(await store.failure?.errorDescription?.contains("archive-damaged.sqlite") == true)
        #expect(await folder.open().store.favourites.map(\.id) == [.luke])
    }

    @Test func `a file in the place of the data folder, or of one around it, is named at once`() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appending(path: "notes.txt")
        try Data("notes".utf8).write(to: file)
        for place in [file, file.appending(path: "data")] {
            #expect(
                Store.open(folder: place).saved.failure?.errorDescription
                    == "Where the data folder should be there is a file: nothing can be saved.")
        }
        #expect(try Data(contentsOf: file) == Data("notes".utf8))
    }

    @Test(arguments: ["/proc/swapidemo", "/dev/null/swapidemo"])
    func `where nothing can be written favourites and facts are kept in memory`(path: String) async throws {
        let (store, saved) = Store.open(folder: URL(filePath: path))
        #expect(try saved.get() == nil)
        #expect(saved.failure?.errorDescription?.hasSuffix(": nothing can be saved.") == true)
        guard case .kept(let failure) = await store.setFavourite(.luke, true) else {
            Issue.record("saved")
            return
        }
        #expect(failure.errorDescription?.hasSuffix(".") == true)
        #expect(await store.favourites.map(\.id) == [.luke])
        let catalogue = SavedCatalogue(facts: .init(archive: try Archive(), fetched: .moment(0)))
        await #expect(throws: CatalogueStoreFailure.self) { try await store.save(catalogue) }
        #expect(try await store.load() == catalogue)
    }

    @Test func `every failure is a sentence, and a full disk is called one`() {
        let full = NSError(
            domain: NSCocoaErrorDomain, code: 512,
            userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))])
        let sentence = { (cause: any Error) in CatalogueStoreFailure.notSaved(cause: cause).errorDescription }
        #expect(sentence(CocoaError(.fileNoSuchFile)) == "The data folder can't be made: nothing can be saved.")
        #expect(sentence(full) == "The disk is full: nothing can be saved.")
        #expect(
            sentence(CocoaError(.fileWriteNoPermission)) == "The data folder can't be written: nothing can be saved.")
        #expect(
            sentence(SQLiteError(code: 8, message: "")) == "The data folder can't be written: nothing can be saved.")
        #expect(
            sentence(SQLiteError(code: 5, message: ""))
                == "Another program has the saved facts locked: nothing can be saved.")
        #expect(sentence(SQLiteError(code: 10, message: "")) == "Nothing can be saved.")
        #expect(
            CatalogueStoreFailure.damaged(aside: nil, cause: full).errorDescription == "The saved facts are damaged.")
    }
}

import Foundation
import TestSupport
import Testing

@testable import SwapiKit

struct MigrationTests {
    private let folder = TemporaryFolder()

    init() throws { try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true) }

    /// A database as the app's version with so many migrations left it.
    private func old(_ version: Int) throws -> Connection {
        let connection = try Connection(folder.database)
        try connection.migrate(Array(Migration.all.prefix(version)))
        return connection
    }

    @Test func `migrations count from 1 and leave their number`() throws {
        #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
        for version in 0...Migration.all.count {
            let connection = try Connection()
            try connection.migrate(Array(Migration.all.prefix(version)))
            #expect(try connection.version == version)
        }
    }

    @Test(arguments: 0...Migration.all.count)
    func `a database of each earlier version opens, with all that it had`(version: Int) async throws {
        let archive = try Archive()
        let saved = SavedCatalogue(facts: .init(archive: archive, fetched: .moment(0)), retryAfter: .moment(9))
        do {
            let connection = try old(version)
            if version >= 1 { try connection.save(saved) }
            if version >= 2 {
                try connection.setFavourite(.luke, .moment(1))
                try connection.addView(.hope, .moment(2))
            }
        }
        let (store, loaded) = folder.open()
        #expect(try loaded.get() == (version >= 1 ? saved : nil))
        #expect(await store.failure == nil)
        #expect(await store.favourites.map(\.id) == (version >= 2 ? [.luke] : []))
        #expect(await store.recentlyViewed.map(\.id) == (version >= 2 ? [.hope] : []))
        guard case .saved = await store.setFavourite(.hope, true) else {
            Issue.record("not saved")
            return
        }
        #expect(try Connection(folder.database).version == Migration.all.count)
    }

    @Test func `a step that fails leaves the database as it was`() throws {
        let connection = try old(1)
        let broken = Migration(
            version: 2, sql: "CREATE TABLE extra (id); PRAGMA user_version = 2; CREATE TABLE kinds (id)")
        #expect(throws: SQLiteError.self) { try connection.migrate([Migration.all[0], broken]) }
        #expect(try connection.version == 1)
        #expect(try connection.integer("SELECT count(*) FROM sqlite_master WHERE name = 'extra'") == 0)
    }

    @Test func `a database of a newer version is left alone`() throws {
        let connection = try old(2)
        try connection.execute("PRAGMA user_version = 99")
        #expect(throws: Migration.NewerVersion.self) { try connection.migrate() }
    }

    @Test func `the log and the flushing are such that a confirmed change survives`() throws {
        let connection = try DatabaseFile(folder: folder.url).open()
        #expect(try connection.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
        #expect(try connection.integer("PRAGMA synchronous") == 2)
        #expect(try connection.integer("PRAGMA foreign_keys") == 1)
        #expect(try connection.integer("PRAGMA busy_timeout") == 5_000)
    }
}

import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// A database that somebody else holds locked when the app starts.
@Suite(.timeLimit(.minutes(5)))
struct StoreLockTests {
    private let folder = TemporaryFolder()
    private let rests = Recorder<Void>()

    /// Keeps everybody else out of the database, readers too, until it is let go.
    private final class Holder: @unchecked Sendable {
        private var connection: Connection?

        init(_ file: URL) throws {
            connection = try Connection(file)
            try connection?.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT")
        }

        func letGo() { connection = nil }
    }

    @Test func `a locked database holds the start up for half a second in all, and a sentence says so`() async throws {
        try await folder.fill()
        let holder = try Holder(folder.database)
        let (store, saved) = Store.open(folder: folder.url, patience: Patience { [rests] in rests.record(()) })
        // Each of several calls waited for five seconds.
        #expect(rests.elements.count == Patience.pauses)
        #expect(try saved.get() == nil)
        #expect(
            saved.failure?.errorDescription
                == "Another program has the saved facts locked: nothing can be saved.")
        #expect(await store.favourites.isEmpty)
        holder.letGo()
        #expect(folder.names.allSatisfy { $0.hasPrefix("archive.sqlite") })
    }

    @Test func `when the lock is gone what was locked is there again, and changes are saved`() async throws {
        try await folder.fill()
        let holder = try Holder(folder.database)
        let store = Store.open(folder: folder.url, patience: Patience {}).store
        holder.letGo()
        guard case .saved = await store.setFavourite(.luke, false) else {
            Issue.record("not saved")
            return
        }
        #expect(await store.failure == nil)
        #expect(await store.favourites.map(\.id) == [.hope])
        #expect(try await store.load()?.facts != nil)
    }

    @Test func `a lock that goes in time is waited for`() async throws {
        try await folder.fill()
        let holder = try Holder(folder.database)
        let patience = Patience { [rests] in
            rests.record(())
            if rests.elements.count == 3 { holder.letGo() }
        }
        let (store, saved) = Store.open(folder: folder.url, patience: patience)
        #expect(try saved.get()?.facts != nil)
        #expect(await store.failure == nil)
        #expect(rests.elements.count == 3)
    }

    @Test func `the folder's lock is part of the same half second`() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let lock = try #require(FolderLock(folder.url, patience: Patience {}))
        defer { lock.unlock() }
        let (_, saved) = Store.open(folder: folder.url, patience: Patience { [rests] in rests.record(()) })
        #expect(rests.elements.count == Patience.pauses)
        // What nobody else is making after that time is made.
        #expect(try saved.get() == nil)
        #expect(folder.names.contains("archive.sqlite"))
    }
}

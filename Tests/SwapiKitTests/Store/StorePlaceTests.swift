import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// A database that is removed, or replaced by another one, while it is open.
@Suite(.timeLimit(.minutes(5)))
struct StorePlaceTests {
    private let folder = TemporaryFolder()
    private let vader = RecordID(kind: .people, uid: "4")

    private func remove(_ name: String = "") throws {
        try FileManager.default.removeItem(at: name.isEmpty ? folder.url : folder.url.appending(path: name))
    }

    private func isSaved(_ saving: Store.Saving) -> Bool {
        if case .saved = saving { true } else { false }
    }

    @Test(arguments: ["", "archive.sqlite", "archive.sqlite-wal"])
    func `where the folder, the file or its log was removed, the next favourite brings all of it back`(
        name: String
    ) async throws {
        try await folder.fill()
        let store = folder.open().store
        #expect(isSaved(await store.setFavourite(.luke, false)))
        try remove(name)
        // It was said to be saved, in a file that was gone with the process.
        #expect(isSaved(await store.setFavourite(vader, true, at: .moment(4))))
        for store in [store, folder.open().store] {
            #expect(await store.favourites.map(\.date) == [.moment(4), .moment(2)])
            #expect(await store.favourites.map(\.id) == [vader, .hope])
            #expect(await store.recentlyViewed == [Marked(id: .hope, date: .moment(3))])
            #expect(try await store.load()?.facts?.archive == Archive())
            #expect(await store.failure == nil)
        }
    }

    @Test func `so does the next refresh`() async throws {
        try await folder.fill()
        let store = folder.open().store
        try remove()
        let small = SavedCatalogue(
            facts: .init(archive: Archive(people: [People(uid: "1", name: "Luke")]), fetched: .moment(9)))
        try await store.save(small)
        let (other, saved) = folder.open()
        #expect(try saved.get() == small)
        #expect(await other.favourites.map(\.id) == [.hope, .luke])
    }

    @Test func `what another folder in its place has is kept too, and the old one is left as it was`() async throws {
        try await folder.fill()
        let store = folder.open().store
        let moved = TemporaryFolder()
        try FileManager.default.moveItem(at: folder.url, to: moved.url)
        do {
            let newer = folder.open().store
            try await newer.save(SavedCatalogue(facts: .init(archive: try Archive(), fetched: .moment(60))))
            await newer.setFavourite(vader, true, at: .moment(50))
        }
        #expect(isSaved(await store.setFavourite(RecordID(kind: .planets, uid: "1"), true, at: .moment(70))))
        let (other, saved) = folder.open()
        #expect(await other.favourites.map(\.date) == [.moment(70), .moment(50), .moment(2), .moment(1)])
        #expect(try saved.get()?.facts?.fetched == .moment(60))
        #expect(await moved.open().store.favourites.map(\.id) == [.hope, .luke])
    }

    @Test func `what is no database in its place is set aside`() async throws {
        try await folder.fill()
        let store = folder.open().store
        try remove()
        try folder.write(Data(String(repeating: "notes", count: 100).utf8))
        #expect(isSaved(await store.setFavourite(vader, true)))
        #expect(
            await store.failure?.errorDescription
                == "The saved facts are damaged and were kept as archive-damaged.sqlite.")
        #expect(await folder.open().store.favourites.map(\.id) == [vader, .hope, .luke])
    }

    @Test func `where it can't be made anew all is kept in memory, a sentence says so, and it's saved when it can`()
        async throws
    {
        try await folder.fill()
        let store = folder.open().store
        try remove()
        try Data().write(to: folder.url)
        for uid in ["4", "5"] {
            guard case .kept(let failure) = await store.setFavourite(RecordID(kind: .people, uid: uid), true) else {
                Issue.record("said to be saved")
                continue
            }
            #expect(
                failure.errorDescription == "Where the data folder should be there is a file: nothing can be saved.")
        }
        #expect(await store.favourites.count == 4)
        #expect(try await store.load()?.facts != nil)
        try remove()
        #expect(isSaved(await store.viewed(vader)))
        let (other, saved) = folder.open()
        #expect(await other.favourites.count == 4)
        #expect(await other.recentlyViewed.map(\.id) == [vader, .hope])
        #expect(try saved.get()?.facts != nil)
    }

    @Test(arguments: ["", "archive.sqlite"])
    func `two windows whose file was removed go on in one new file`(name: String) async throws {
        try await folder.fill()
        let (one, other) = (folder.open().store, folder.open().store)
        #expect(isSaved(await other.viewed(.luke)))
        try remove(name)
        #expect(isSaved(await one.setFavourite(vader, true, at: .moment(4))))
        #expect(isSaved(await other.setFavourite(RecordID(kind: .people, uid: "5"), true, at: .moment(5))))
        #expect(isSaved(await one.viewed(.hope)))
        #expect(await one.favourites.map(\.id.uid) == ["5", "4", "1", "1"])
        #expect(await one.favourites == other.favourites)
        #expect(await folder.open().store.favourites.count == 4)
    }

    @Test func `who leaves a file that was removed leaves the new one's log alone`() async throws {
        var connection: Connection? = try DatabaseFile(folder: folder.url).open()
        try connection?.setFavourite(.luke, .moment(0))
        try remove()
        let new = folder.open().store
        #expect(isSaved(await new.setFavourite(.hope, true)))
        connection = nil
        #expect(folder.names.contains("archive.sqlite-wal"))
        #expect(await folder.open().store.favourites.map(\.id) == [.hope])
    }
}

import Foundation
import SwapiKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct StoreTests {
    private let folder = TemporaryFolder()
    private let archive: Archive
    /// A catalogue that has nobody but one person.
    private let small = Archive(people: [People(uid: "1", name: "Luke")])

    init() throws { archive = try Archive() }

    private func catalogue(_ archive: Archive, _ seconds: Double = 0) -> SavedCatalogue {
        SavedCatalogue(facts: .init(archive: archive, fetched: .moment(seconds)))
    }

    @Test func `what is saved comes back, records, links and dates included`() async throws {
        var saved = catalogue(archive)
        saved.retryAfter = .moment(900)
        try await folder.open().store.save(saved)
        let (store, loaded) = folder.open()
        #expect(try loaded.get() == saved)
        #expect(try await store.load() == saved)
        #expect(await store.fetchDates == Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, .moment(0)) }))
    }

    @Test func `nothing saved is nothing, and makes one file`() async throws {
        let (store, saved) = folder.open()
        #expect(try saved.get() == nil)
        #expect(await store.favourites.isEmpty)
        #expect(await store.recentlyViewed.isEmpty)
        #expect(await store.fetchDates.isEmpty)
        #expect(await store.failure == nil)
    }

    @Test func `a deadline is kept also where nothing was fetched yet, and goes when it's over`() async throws {
        let store = folder.open().store
        try await store.save(SavedCatalogue(retryAfter: .moment(5)))
        #expect(try folder.open().saved.get() == SavedCatalogue(retryAfter: .moment(5)))
        try await store.save(SavedCatalogue())
        #expect(try folder.open().saved.get() == nil)
    }

    @Test func `a refresh replaces the catalogue, and no favourite goes with what it lacks`() async throws {
        try await folder.fill()
        let store = folder.open().store
        try await store.save(catalogue(small, 10))
        #expect(try await store.load() == catalogue(small, 10))
        #expect(await store.favourites.map(\.id) == [.hope, .luke])
        #expect(await store.recentlyViewed.map(\.id) == [.hope])
    }

    @Test func `facts from the future of a clock that was wrong make room for today's`() async throws {
        let store = folder.open().store
        try await store.save(catalogue(archive, 20 * 365 * 86_400))
        try await store.save(catalogue(small, 10))
        #expect(try await store.load() == catalogue(small, 10))
    }

    @Test func `facts that another window fetched later stay`() async throws {
        let (one, other) = (folder.open().store, folder.open().store)
        try await one.save(catalogue(archive, 10))
        try await other.save(catalogue(small, 5))
        #expect(try await other.load() == catalogue(archive, 10))
    }

    @Test func `who reads while others write has one catalogue or the other, never half of both`() async throws {
        let (writer, reader) = (folder.open().store, folder.open().store)
        try await writer.save(catalogue(archive))
        let writing = Task {
            for number in 1...20 { try await writer.save(catalogue(number % 2 == 0 ? archive : small, Double(number))) }
        }
        var readings = 0
        repeat {
            let facts = try #require(try await reader.load()?.facts)
            #expect(facts.archive == archive || facts.archive == small)
            readings += 1
        } while try await reader.load()?.facts?.fetched != .moment(20)
        try await writing.value
        #expect(readings > 0)
    }

    @Test func `favourites have their date, the latest first, and keep it when they are made again`() async {
        let store = folder.open().store
        await store.setFavourite(.luke, true, at: .moment(1))
        await store.setFavourite(.hope, true, at: .moment(2))
        await store.setFavourite(.luke, true, at: .moment(3))
        let expected = [Marked(id: .hope, date: .moment(2)), Marked(id: .luke, date: .moment(1))]
        #expect(await store.favourites == expected)
        #expect(await folder.open().store.favourites == expected)
        await store.setFavourite(.hope, false)
        #expect(await folder.open().store.favourites == [Marked(id: .luke, date: .moment(1))])
    }

    @Test func `two windows see one another's favourites`() async {
        let (one, other) = (folder.open().store, folder.open().store)
        async let first: Void = {
            for uid in 1...20 { await one.setFavourite(RecordID(kind: .people, uid: "\(uid)"), true) }
        }()
        for uid in 1...20 { await other.setFavourite(RecordID(kind: .films, uid: "\(uid)"), true) }
        await first
        #expect(await one.favourites.count == 40)
        #expect(await other.favourites.count == 40)
    }

    @Test func `what was viewed is there once, the latest first, and no more than fifty of it`() async {
        let store = folder.open().store
        for uid in 1...60 { await store.viewed(RecordID(kind: .people, uid: "\(uid)"), at: .moment(Double(uid))) }
        // A clock that was set back changes no order.
        await store.viewed(RecordID(kind: .people, uid: "30"), at: .moment(-5))
        let views = await store.recentlyViewed
        #expect(views.count == 50)
        #expect(views.prefix(3).map(\.id.uid) == ["30", "60", "59"])
        #expect(views.first?.date == .moment(-5))
        #expect(Set(views.map(\.id)).count == 50)
    }
}

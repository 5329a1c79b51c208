import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// Every endpoint, against a real server on this machine.
@Suite(.timeLimit(.minutes(5)))
struct APIRecordsTests {
    private let archive: Archive
    private let server: LoopbackServer
    private let api: API

    init() throws {
        archive = try Archive()
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(baseURL: server.url("/api"))
    }

    private var targets: [String] { server.requests.map(\.target) }

    @Test func `the root names the lists of all six kinds`() async throws {
        let root = try await api.root()
        #expect(Set(root.keys) == Set(Kind.allCases))
        #expect(root[.starships]?.path() == "/api/starships")
        #expect(targets == ["/api"])
    }

    @Test func `a record of each kind is that of the archive`() async throws {
        func check<Content: WireRecord>(_ known: [Content]) async throws {
            let first = try #require(known.first)
            let record = try await api.record(first.reference)
            #expect(record.name == first.name)
            // What the API doesn't say the archive has from the other end of the link.
            #expect(Set(record.links).isSubset(of: first.links))
            #expect(targets.last == "/api/\(first.recordID)")
        }
        try await check(archive.people)
        try await check(archive.films)
        try await check(archive.planets)
        try await check(archive.species)
        try await check(archive.starships)
        try await check(archive.vehicles)
    }

    @Test func `person 17 is missing, and nobody else`() async throws {
        #expect(await failure { try await api.record(Reference<People>(uid: "17")) }?.kind == .notFound)
        #expect(try await api.pages(of: People.self, limit: 100).all().count == 82)
    }

    @Test func `a page has its number and its limit, and leads to the next one`() async throws {
        let page: RecordPage<Planet> = try await api.page(2, limit: 25)
        #expect(page.results.map(\.uid) == archive.planets[25..<50].map(\.uid))
        #expect(page.total == 60)
        #expect(page.pages == 3)
        let last = try #require(try await api.page(after: page))
        #expect(last.results.map(\.uid) == archive.planets[50...].map(\.uid))
        #expect(try await api.page(after: last) == nil)
        #expect(targets == ["/api/planets?page=2&limit=25", "/api/planets?page=3&limit=25"])
    }

    @Test func `an expanded page has whole records, another one names`() async throws {
        let whole: RecordPage<Starship> = try await api.page(1, limit: 2, isExpanded: true)
        let names: RecordPage<Starship> = try await api.page(0, limit: 2)
        #expect(whole.results.map(\.build) == archive.starships.prefix(2).map(\.build))
        #expect(names.results.map(\.name) == whole.results.map(\.name))
        #expect(names.results.first?.build == CraftFacts())
        #expect(targets == ["/api/starships?page=1&limit=2&expanded=true", "/api/starships?page=1&limit=2"])
    }

    @Test func `a search by name, title and model finds whole records by a part of it`() async throws {
        #expect(try await api.search(People.self, name: "SKYWALKER ").map(\.uid) == ["1", "11", "43"])
        #expect(try await api.search(Planet.self, name: "tatoo").first?.facts.climate == "arid")
        #expect(try await api.search(title: "hope").map(\.episode) == [4])
        #expect(try await api.search(Vehicle.self, model: "74-Z").map(\.uid) == ["30"])
        #expect(try await api.search(Starship.self, model: "nobody").isEmpty)
        #expect(
            targets == [
                "/api/people?name=SKYWALKER", "/api/planets?name=tatoo", "/api/films?title=hope",
                "/api/vehicles?model=74%2DZ", "/api/starships?model=nobody",
            ])
    }

    @Test(arguments: [
        "(", "C-3PO & (x", ".*", "[", "a|b", "\\", "+", "^L", "e$", "?", "{1}", "100%", "a&name=b", "#", "ü/é",
    ])
    func `what a person types is plain text, not a pattern, and stays in its place`(text: String) async throws {
        let archive = Archive(people: [People(uid: "1", name: "Luke"), People(uid: "2", name: "The \(text) one")])
        let server = try LoopbackServer(handler: SwapiRoutes(archive).answer)
        let api = API(baseURL: server.url("/api"))
        #expect(try await api.search(People.self, name: text).map(\.uid) == ["2"])
        let request = try #require(server.requests.first)
        #expect(Set(request.query.keys) == ["name"])
    }

    @Test(arguments: ["", " \n"])
    func `a search for nothing finds nothing and asks nobody`(text: String) async throws {
        #expect(try await api.search(People.self, name: text).isEmpty)
        #expect(server.requests.isEmpty)
    }
}

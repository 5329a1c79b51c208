import Foundation
import SwapiCombine
import SwapiKit
import TestSupport
import Testing

/// Both ways of asking, against one server: what comes of them is the same.
@Suite(.timeLimit(.minutes(5)))
struct CombineAPITests {
    private typealias Provider = PeopleProvider & DetailsProvider & CatalogueProvider

    private let server: LoopbackServer
    private let api: API
    private let combine: CombineAPI

    init() throws {
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(baseURL: server.url("/api"))
        combine = CombineAPI(api)
    }

    /// The targets of the requests that work leads to.
    private func requests(of work: () async throws -> Void) async throws -> [String] {
        let count = server.requests.count
        try await work()
        return server.requests.dropFirst(count).map(\.target)
    }

    @Test func `a page, the one after it and a person's details are the same`() async throws {
        let first = try await combine.getPeoplePage(after: nil)
        #expect(try await first.results == api.getPeoplePage(after: nil).results)
        let next = try #require(first.next)
        #expect(try await combine.getPeoplePage(after: next).results == api.getPeoplePage(after: next).results)
        let luke = first.results[0]
        #expect(try await combine.getDetails(of: luke) == api.getDetails(of: luke))
        #expect(try await combine.getPlanetName(uid: "1") == api.getPlanetName(uid: "1"))
        #expect(try await combine.getPlanetName(uid: "28") == nil)
        #expect(try await combine.getFilms() == api.getFilms())
        #expect(try await combine.getAllPeople().map(\.uid) == api.getAllPeople().map(\.uid))
    }

    @Test func `the catalogue comes in the same requests`() async throws {
        var one: Archive?
        var other: Archive?
        let asynchronous = try await requests { one = try await api.getCatalogue() }
        let published = try await requests { other = try await combine.getCatalogue() }
        #expect(one == other)
        #expect(published == asynchronous)
        #expect(published.count == 6)
    }

    @Test func `a server with small pages is asked for each of them, and a list without an end is left`() async throws {
        let small = try LoopbackServer(handler: SwapiRoutes(largestPage: 30).answer)
        #expect(try await CombineAPI(API(baseURL: small.url("/api"))).getCatalogue() == Archive())
        #expect(small.requests.count == 12)
        let tiny = try LoopbackServer(handler: SwapiRoutes(largestPage: 1).answer)
        let endless = CombineAPI(API(baseURL: tiny.url("/api")))
        #expect(await failure(of: { try await endless.getCatalogue() })?.kind == .endlessList)
    }

    @Test func `after the first request that fails no other is sent`() async throws {
        server.answerNext("/api/people", with: .response(.status(503)))
        let combine = CombineAPI(API(baseURL: server.url("/api"), retries: 0))
        #expect(await failure(of: { try await combine.getCatalogue() })?.kind == .serverError(status: 503))
        #expect(server.requests.count == 1)
    }

    @Test(arguments: Kind.allCases.map { "/api/\($0.rawValue)" })
    func `a list with nothing in it is no catalogue`(path: String) async throws {
        server.answerNext(path, with: .response(.json("{\"message\":\"ok\",\"results\":[],\"result\":[]}")))
        #expect(await failure(of: { try await combine.getCatalogue() })?.kind == .incompleteList)
    }

    @Test func `a task that is cancelled ends with cancellation, and takes its request along`() async throws {
        let gate = LoopbackServer.Gate()
        defer { gate.open() }
        server.answerNext("/api/people", with: .hold(gate, then: .reset))
        let task = Task { try await combine.getPeoplePage(after: nil) }
        try await server.arrival(of: "/api/people")
        task.cancel()
        let result = await task.result
        #expect(throws: CancellationError.self) { try result.get() }
    }
}

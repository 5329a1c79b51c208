import Foundation
import SwapiKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct APICatalogueTests {
    private let archive: Archive
    private let server: LoopbackServer
    private let api: API

    init() throws {
        archive = try Archive()
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(baseURL: server.url("/api"))
    }

    @Test func `all six kinds come in six requests`() async throws {
        #expect(try await api.getCatalogue() == archive)
        let lists = ["people", "planets", "species", "starships", "vehicles"]
        #expect(
            server.requests.map(\.target)
                == lists.map { "/api/\($0)?page=1&limit=100&expanded=true" } + ["/api/films"])
    }

    @Test func `a server with small pages is asked for each of them`() async throws {
        let small = try LoopbackServer(handler: SwapiRoutes(largestPage: 30).answer)
        #expect(try await API(baseURL: small.url("/api")).getCatalogue() == archive)
        // 82 people on three pages, 60, 37, 36 and 39 on two each, the films.
        #expect(small.requests.count == 12)
    }

    @Test func `a list that never ends is left`() async throws {
        let tiny = try LoopbackServer(handler: SwapiRoutes(largestPage: 1).answer)
        let api = API(baseURL: tiny.url("/api"))
        #expect(await failure(of: { try await api.getCatalogue() })?.kind == .endlessList)
    }

    @Test(arguments: Kind.allCases.map { "/api/\($0.rawValue)" })
    func `a list with nothing in it is no catalogue`(path: String) async throws {
        server.answerNext(path, with: .response(.json("{\"message\":\"ok\",\"results\":[],\"result\":[]}")))
        #expect(await failure(of: { try await api.getCatalogue() })?.kind == .incompleteList)
    }

    @Test func `a list that ends before all that were counted are there is no catalogue`() async throws {
        let cut = #"{"total_records":82,"next":null,"results":[{"uid":"1","properties":{"name":"Luke Skywalker"}}]}"#
        server.answerNext("/api/people", with: .response(.json(cut)))
        #expect(await failure(of: { try await api.getCatalogue() })?.kind == .incompleteList)
    }

    @Test func `after the first request that fails no other is sent`() async throws {
        server.answerNext("/api/people", with: .response(.status(503)))
        let api = API(baseURL: server.url("/api"), retries: 0)
        #expect(await failure(of: { try await api.getCatalogue() })?.kind == .serverError(status: 503))
        #expect(server.requests.count == 1)
    }

    @Test func `a pause that a server asked for earlier is kept by a new client`() async throws {
        let paused = API(baseURL: server.url("/api"), pausedUntil: Date().addingTimeInterval(600))
        #expect(await failure(of: { try await paused.getCatalogue() })?.kind == .paused)
        #expect(server.requests.isEmpty)
        let free = API(baseURL: server.url("/api"), pausedUntil: Date().addingTimeInterval(-1))
        #expect(try await free.getCatalogue() == archive)
    }
}

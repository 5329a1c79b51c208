import Foundation
import SwapiKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct APICatalogueTests {
    private let archive: Archive
    private let server: LoopbackServer
    private let api: API

    init() throws {
        archive = try Archive()
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(baseURL: server.url("/api"))
    }

    @Test func `everything that the app shows comes in three requests`() async throws {
        let catalogue = try await api.getCatalogue()
        #expect(catalogue == archive)
        #expect(
            server.requests.map(\.target) == [
                "/api/people?page=1&limit=100&expanded=true", "/api/planets?page=1&limit=100&expanded=true",
                "/api/films",
            ])
    }

    @Test func `a server with small pages is asked six times at most`() async throws {
        let small = try LoopbackServer(handler: SwapiRoutes(largestPage: 30).answer)
        // 82 people on three pages, 60 planets on two, the films: six.
        #expect(try await API(baseURL: small.url("/api")).getCatalogue() == archive)
        #expect(small.requests.count == 6)

        let tiny = try LoopbackServer(handler: SwapiRoutes(largestPage: 10).answer)
        await #expect(throws: URLError.self) { try await API(baseURL: tiny.url("/api")).getCatalogue() }
        #expect(tiny.requests.count == 6)
    }

    @Test(arguments: ["/api/people", "/api/planets", "/api/films"])
    func `a list with nothing in it is no catalogue`(path: String) async throws {
        server.answerNext(path, with: .response(.json("{\"message\":\"ok\",\"results\":[],\"result\":[]}")))
        await #expect(throws: URLError(.badServerResponse)) { try await api.getCatalogue() }
    }

    @Test func `a list that ends before all that were counted are there is no catalogue`() async throws {
        let cut = #"{"total_records":82,"next":null,"results":[{"uid":"1","properties":{"name":"Luke Skywalker"}}]}"#
        server.answerNext("/api/people", with: .response(.json(cut)))
        await #expect(throws: URLError(.badServerResponse)) { try await api.getCatalogue() }
    }

    @Test func `after the first request that fails no other is sent`() async throws {
        server.answerNext("/api/people", with: .response(.status(503)))
        await #expect(throws: API.Failure.serverError(status: 503)) { try await api.getCatalogue() }
        #expect(server.requests.count == 1)
    }

    @Test func `a pause that a server asked for earlier is kept by a new client`() async throws {
        let paused = API(baseURL: server.url("/api"), pausedUntil: Date().addingTimeInterval(600))
        await #expect(throws: API.Failure.self) { try await paused.getCatalogue() }
        #expect(server.requests.isEmpty)
        let free = API(baseURL: server.url("/api"), pausedUntil: Date().addingTimeInterval(-1))
        #expect(try await free.getCatalogue() == archive)
    }
}

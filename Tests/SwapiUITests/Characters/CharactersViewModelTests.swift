import Foundation
import Observation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

@Suite(.timeLimit(.minutes(5)))
struct CharactersViewModelTests {
    let server = StubProvider()
    let clock = VirtualClock()
    let people = People.mockData()

    @Test func `mock data is shown and nothing is loaded`() async {
        let model = CharactersViewModel(api: server, useMockData: true)
        #expect(model.useMockData)
        await model.getData()
        await model.lastCharacterAppeared()
        await model.refreshPulled()
        #expect(model.state == .loaded(characters: people))
        #expect(await server.calls.isEmpty)
    }

    @Test func `the archive's 82 people are there at once and nothing is loaded`() async throws {
        let archive = try Archive()
        let model = CharactersViewModel(api: server, archive: archive.people)
        #expect(model.state == .loaded(characters: archive.people))
        #expect(model.nextPage == .ended)
        await model.getData()
        await model.lastCharacterAppeared()
        #expect(await server.calls.isEmpty)
    }

    @Test func `the archive is refreshed by one request for all people`() async throws {
        let model = CharactersViewModel(api: server, archive: Array(people.prefix(2)))
        async let refresh: Void = model.refreshPulled()
        try await server.succeed(with: people)
        await refresh
        #expect(model.state == .loaded(characters: people))
        #expect(await server.calls == [.allPeople])
    }

    @Test func `an answer with nobody in it does not empty the archive`() async throws {
        let model = CharactersViewModel(api: server, archive: people)
        async let refresh: Void = model.refreshPulled()
        try await server.succeed(with: [People]())
        await refresh
        #expect(model.state == .loaded(characters: people))
        #expect(model.refreshFailure != nil)
    }

    @Test func `a server's list loads, shows a page, and goes on until next is null`() async throws {
        let model = CharactersViewModel(api: server)
        #expect(model.state == .loading)
        async let load: Void = model.getData()
        try await server.arrival(of: 1)
        #expect(model.state == .loading)
        try await server.succeed(with: page(0..<10, next: "?page=2"))
        await load
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
        #expect(model.nextPage == .idle)

        async let more: Void = model.lastCharacterAppeared()
        try await server.arrival(of: 2)
        #expect(model.nextPage == .loading)
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
        try await server.succeed(with: page(10..<13))
        await more
        #expect(model.state == .loaded(characters: people))
        #expect(model.nextPage == .ended)

        await model.lastCharacterAppeared()
        await model.getData()
        #expect(await server.calls == [.page(nil), .page("?page=2")])
    }

    @Test func `a first page that fails says why, and Retry loads it`() async throws {
        let model = CharactersViewModel(api: server)
        async let load: Void = model.getData()
        try await server.fail(with: API.Failure(.serverError(status: 503)))
        await load
        #expect(model.state == .error(reason: "The server has a problem of its own (status 503)."))

        async let retry: Void = model.retryTapped()
        try await server.arrival(of: 2)
        #expect(model.state == .loading)
        try await server.succeed(with: page(0..<2))
        await retry
        #expect(model.state == .loaded(characters: Array(people[0..<2])))
    }

    @Test func `a page 2 that fails keeps the ten cards, and Retry loads page 2`() async throws {
        let model = try await loaded()
        async let more: Void = model.lastCharacterAppeared()
        try await server.fail(with: API.Failure(.serverError(status: 500)))
        await more
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
        #expect(model.nextPage == .failed(reason: "The server has a problem of its own (status 500)."))
        await model.lastCharacterAppeared()

        async let retry: Void = model.retryTapped()
        try await server.succeed(with: page(10..<13))
        await retry
        #expect(model.state == .loaded(characters: people))
        #expect(await server.calls == [.page(nil), .page("?page=2"), .page("?page=2")])
    }

    @Test func `three triggers while a page is on its way make one request, and ids stay unique`() async throws {
        let model = try await loaded()
        let triggers = (1...3).map { _ in Task { await model.lastCharacterAppeared() } }
        await allHaveStarted()
        try await server.succeed(with: page(8..<13))
        for trigger in triggers { await trigger.value }
        #expect(model.state == .loaded(characters: people))
        #expect(await server.calls == [.page(nil), .page("?page=2")])
    }

    @Test func `what shows only the cards is not told when a page or a refresh starts`() async throws {
        let model = try await loaded()
        let changes = Recorder<String>()
        withObservationTracking {
            _ = model.state
        } onChange: {
            changes.record("state")
        }
        let more = Task { await model.lastCharacterAppeared() }
        try await server.arrival(of: 2)
        let refresh = Task { await model.refreshPulled() }
        try await server.arrival(of: 3)
        #expect(changes.elements.isEmpty)
        await more.value
        try await server.succeed(with: page(0..<3))
        await refresh.value
        #expect(changes.elements == ["state"])
    }

    @Test func `a refresh keeps the cards until its answer is there`() async throws {
        let model = try await loaded()
        async let refresh: Void = model.refreshPulled()
        try await server.arrival(of: 2)
        #expect(model.isRefreshing)
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
        try await server.succeed(with: page(0..<3))
        await refresh
        #expect(!model.isRefreshing)
        #expect(model.state == .loaded(characters: Array(people[0..<3])))
    }

    @Test func `a refresh that fails keeps the cards and reports`() async throws {
        let model = try await loaded()
        async let refresh: Void = model.refreshPulled()
        try await server.fail(with: URLError(.notConnectedToInternet))
        await refresh
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
        #expect(model.refreshFailure == "There is no connection to the internet.")

        clock.advance(by: 1)
        async let again: Void = model.refreshPulled()
        try await server.succeed(with: page(0..<3))
        await again
        #expect(model.refreshFailure == nil)
    }

    @Test func `a refresh cancels the page on its way`() async throws {
        let model = try await loaded()
        let more = Task { await model.lastCharacterAppeared() }
        try await server.arrival(of: 2)
        let refresh = Task { await model.refreshPulled() }
        await more.value
        #expect(model.isRefreshing)
        try await server.succeed(with: page(0..<3))
        await refresh.value
        #expect(model.state == .loaded(characters: Array(people[0..<3])))
        #expect(await server.calls == [.page(nil), .page("?page=2"), .page(nil)])
    }

    @Test func `a page that arrives after a refresh is dropped`() async {
        let late = HoldingProvider(holding: 2)
        let model = CharactersViewModel(api: late)
        await model.getData()
        let more = Task { await model.lastCharacterAppeared() }
        await late.isHolding()
        await model.refreshPulled()
        let refreshed = model.state
        await late.answer(with: page(10..<13))
        await more.value
        #expect(model.state == refreshed)
        #expect(model.nextPage == .idle)
    }

    @Test func `a new load need not wait for a cancelled one that the server still holds`() async {
        let late = HoldingProvider(holding: 1)
        let model = CharactersViewModel(api: late)
        let load = Task { await model.getData() }
        await late.isHolding()
        load.cancel()
        await allHaveStarted()
        await model.getData()
        let loaded = model.state
        #expect(loaded == .loaded(characters: Array(people[0..<10])))
        await late.answer(with: page(10..<13))
        await load.value
        #expect(model.state == loaded)
    }

    @Test func `nobody waits for a cancelled refresh that the server still holds`() async {
        let late = HoldingProvider(holding: 2)
        let model = CharactersViewModel(api: late)
        await model.getData()
        let refresh = Task { await model.refreshPulled() }
        await late.isHolding()
        refresh.cancel()
        await allHaveStarted()
        #expect(!model.isRefreshing)
        await model.getData()
        await late.answer(with: page(10..<13))
        await refresh.value
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
    }

    @Test func `a load that is cancelled is no error and may start again`() async throws {
        let model = CharactersViewModel(api: server)
        let load = Task { await model.getData() }
        try await server.arrival(of: 1)
        load.cancel()
        await load.value
        #expect(model.state == .loading)

        async let again: Void = model.getData()
        try await server.succeed(with: page(0..<2))
        await again
        #expect(model.state == .loaded(characters: Array(people[0..<2])))
        #expect(await server.calls.count == 2)
    }

    @Test func `a load goes on while one of two still waits for it`() async throws {
        let model = CharactersViewModel(api: server)
        let leaving = Task { await model.getData() }
        let staying = Task { await model.getData() }
        await allHaveStarted()
        leaving.cancel()
        await allHaveStarted()
        try await server.succeed(with: page(0..<2))
        await staying.value
        #expect(await server.calls == [.page(nil)])
        #expect(model.state == .loaded(characters: Array(people[0..<2])))
    }

    @Test func `a refresh or page that is cancelled leaves everything as it was`() async throws {
        let model = try await loaded()
        let refresh = Task { await model.refreshPulled() }
        try await server.arrival(of: 2)
        refresh.cancel()
        await refresh.value
        #expect(model.refreshFailure == nil)
        #expect(!model.isRefreshing)

        let more = Task { await model.lastCharacterAppeared() }
        try await server.arrival(of: 3)
        more.cancel()
        await more.value
        #expect(model.nextPage == .idle)
        #expect(model.state == .loaded(characters: Array(people[0..<10])))
    }

    @Test func `a real server's 82 people come in nine requests`() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        server.answerNext("/api/people?page=2&limit=10", with: .response(.status(500)))
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        await model.getData()
        await model.lastCharacterAppeared()
        #expect(model.nextPage == .failed(reason: "The server has a problem of its own (status 500)."))
        await model.retryTapped()
        while model.nextPage == .idle { await model.lastCharacterAppeared() }
        guard case .loaded(let people) = model.state else { return #expect(Bool(false), "\(model.state)") }
        #expect(people.map(\.name) == (try Archive().people.map(\.name)))
        #expect(server.count("/api/people") == 10)
    }

    /// Returns when all tasks of the main actor that were made before it have run up to their first wait.
    private func allHaveStarted() async {
        await Task {}.value
    }

    private func page(_ range: Range<Int>, next: String? = nil) -> PeopleResponse {
        PeopleResponse(message: "ok", records: 13, pages: 2, next: next, results: Array(people[range]))
    }

    /// A model that shows ten of thirteen people.
    private func loaded() async throws -> CharactersViewModel {
        let model = CharactersViewModel(api: server, clock: clock.clock)
        async let load: Void = model.getData()
        try await server.succeed(with: page(0..<10, next: "?page=2"))
        await load
        return model
    }
}

/// A server that gives everybody the first ten people, but holds one request and does not hear that it is cancelled.
private actor HoldingProvider: PeopleProvider {
    private let held: Int
    private var requests = 0
    private let arrivals = AsyncStream.makeStream(of: Void.self)
    private var continuation: CheckedContinuation<PeopleResponse, Never>?

    /// - Parameter held: the request to hold, counted from 1.
    init(holding held: Int) {
        self.held = held
    }

    func getPeoplePage(after next: String?) async throws -> PeopleResponse {
        requests += 1
        guard requests == held else {
            let people = Array(People.mockData()[0..<10])
            return PeopleResponse(message: "ok", records: 13, pages: 2, next: "?page=2", results: people)
        }
        return await withCheckedContinuation {
            continuation = $0
            arrivals.continuation.yield()
        }
    }

    func getAllPeople() async throws -> [People] { [] }

    /// Returns when the request to hold has come.
    func isHolding() async {
        for await _ in arrivals.stream { return }
    }

    func answer(with page: PeopleResponse) {
        continuation?.resume(returning: page)
    }
}

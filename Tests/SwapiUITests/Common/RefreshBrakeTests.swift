import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

/// Ctrl-R that is held down, against a server that answers at once.
@Suite(.timeLimit(.minutes(5)))
struct RefreshBrakeTests {
    private let clock = VirtualClock()

    /// Presses a key, and has it repeat for ten seconds, as keys do half a second later.
    private func hold(_ refresh: () async -> Void) async {
        await refresh()
        clock.advance(by: 0.5)
        for _ in 0..<240 {
            await refresh()
            clock.advance(by: 0.04)
        }
    }

    /// Presses it again a second after it was let go.
    private func pressAgain(_ refresh: () async -> Void) async {
        clock.advance(by: 1)
        await refresh()
    }

    @Test(arguments: [true, false])
    func `a key that is held down asks for the catalogue once, whatever comes of it`(fails: Bool) async throws {
        let server = PromptProvider(fails: fails)
        let model = CatalogueModel(bundled: { try Archive() }, provider: server, clock: clock.clock)
        await hold(model.refresh)
        #expect(server.calls.elements == ["catalogue"])
        await pressAgain(model.refresh)
        #expect(server.calls.elements.count == 2)
    }

    @Test(arguments: [true, false], [true, false])
    func `it asks for a server's people once, with something to show and without`(
        fails: Bool, isLoaded: Bool
    ) async {
        let server = PromptProvider(fails: fails && !isLoaded)
        let model = CharactersViewModel(api: server, clock: clock.clock)
        if isLoaded { await model.getData() }
        server.fails = fails
        let before = server.calls.elements.count
        await hold(model.refreshPulled)
        #expect(server.calls.elements.count == before + 1)
        await pressAgain(model.refreshPulled)
        #expect(server.calls.elements.count == before + 2)
    }

    @Test(arguments: [true, false], [true, false])
    func `it asks for a server's films once likewise`(fails: Bool, isLoaded: Bool) async {
        let server = PromptProvider(fails: !isLoaded)
        let model = MoviesViewModel(api: server, clock: clock.clock)
        await model.getData()
        server.fails = fails
        let before = server.calls.elements.count
        await hold(model.refreshPulled)
        #expect(server.calls.elements.count == before + 1)
        await pressAgain(model.refreshPulled)
        #expect(server.calls.elements.count == before + 2)
    }

    @Test func `Retry under a message is meant, however soon it's pressed`() {
        let brake = RefreshBrake(clock: clock.clock)
        #expect(brake.press() == .meant)
        #expect(brake.next == .repeated)
        brake.ended()
        clock.advance(by: 0.5)
        #expect(brake.press() == .early)
        brake.release()
        #expect(brake.press() == .meant)
    }

    @Test func `a clock that is put back holds nothing up`() {
        let brake = RefreshBrake(clock: clock.clock)
        _ = brake.press()
        brake.ended()
        clock.advance(by: -3_600)
        #expect(brake.press() == .meant)
    }
}

/// Answers at once.
private nonisolated final class PromptProvider: PeopleProvider, FilmsProvider, CatalogueProvider, @unchecked Sendable {
    let calls = Recorder<String>()
    /// Changed between calls only.
    var fails: Bool

    init(fails: Bool) {
        self.fails = fails
    }

    func getPeoplePage(after next: String?) async throws -> PeopleResponse {
        try record("people")
        let people = People.mockData()
        return PeopleResponse(message: "ok", records: people.count, pages: 1, next: nil, results: people)
    }

    func getAllPeople() async throws -> [People] { try await getPeoplePage(after: nil).results }

    func getFilms() async throws -> [Film] {
        try record("films")
        return []
    }

    func getCatalogue() async throws -> Archive {
        try record("catalogue")
        return try Archive()
    }

    func endPause() {}

    private func record(_ call: String) throws {
        calls.record(call)
        if fails { throw API.Failure(.unreadable) }
    }
}

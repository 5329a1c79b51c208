import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

/// A server that wants to be left alone for thirty days.
@Suite(.timeLimit(.minutes(5)))
struct CataloguePatienceTests {
    private let server = StubProvider()
    private let store = MemoryStore()
    private let clock = VirtualClock()
    private let fresh = Archive(people: [People(uid: "1", name: "Luke")])

    private func model(_ saved: SavedCatalogue? = nil) -> CatalogueModel {
        CatalogueModel(
            saved: .whole(saved), bundled: { fresh }, store: store, provider: server, clock: clock.clock)
    }

    private func text(_ model: CatalogueModel) -> String? {
        model.notice(locale: Locale(identifier: "en_GB"), timeZone: .gmt)?.reason
    }

    /// Has the model refresh itself, and the server refuse; returns when the next wait begins.
    private func refuse(_ model: CatalogueModel) async throws -> Task<Void, Never> {
        let daily = Task { await model.refreshDaily() }
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 30 * 86_400))
        try await clock.sleepBegins(number: 1)
        return daily
    }

    @Test func `after an hour a person may try, and until then is told how long the server wants to be left alone`()
        async throws
    {
        let model = model()
        let daily = try await refuse(model)
        clock.advance(by: 3_599)
        await model.refresh()
        #expect(model.isAskedToWait)
        #expect(text(model) == "The server asks to wait until 1 Dec 2026 at 12:00.")
        #expect(model.notice()?.action == nil)
        #expect(await server.calls.count == 1)

        clock.advance(by: 1)
        try await clock.sleepBegins(number: 2)
        #expect(!model.isAskedToWait)
        #expect(text(model) == "The server asks to wait until 1 Dec 2026 at 12:00.")
        #expect(model.notice()?.action == .retry)
        async let refresh: Void = model.refresh()
        try await server.succeed(with: fresh)
        await refresh
        #expect(server.endedPauses.elements.count == 1)
        #expect(model.notice() == nil)
        // What the server wished before is over.
        #expect(store.saves.last?.retryAfter == nil)
        try await clock.sleepBegins(number: 3)
        #expect(clock.sleeps.last == 86_400)
        daily.cancel()
        await daily.value
    }

    @Test func `one that still refuses is left alone for another hour`() async throws {
        let model = model()
        let daily = try await refuse(model)
        clock.advance(by: 3_600)
        try await clock.sleepBegins(number: 2)
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 30 * 86_400))
        await refresh
        await model.refresh()
        #expect(model.isAskedToWait)
        #expect(await server.calls.count == 2)
        #expect(store.saves.last?.retryAfter == clock.now.addingTimeInterval(86_400))
        daily.cancel()
        await daily.value
    }

    @Test func `the app itself asks again after a day`() async throws {
        let model = model()
        let daily = try await refuse(model)
        clock.advance(by: 3_600)
        try await clock.sleepBegins(number: 2)
        clock.advance(by: 82_799)
        #expect(await server.calls.count == 1)
        clock.advance(by: 1)
        try await server.succeed(with: fresh)
        #expect(server.endedPauses.elements.isEmpty)
        daily.cancel()
        await daily.value
    }

    @Test func `an hour counts from the start where the server said so in an earlier launch`() async throws {
        let model = model(SavedCatalogue(retryAfter: clock.now.addingTimeInterval(80_000)))
        await model.refresh()
        #expect(await server.calls.isEmpty)
        clock.advance(by: 3_600)
        async let refresh: Void = model.refresh()
        try await server.succeed(with: fresh)
        await refresh
        #expect(server.endedPauses.elements.count == 1)
    }
}

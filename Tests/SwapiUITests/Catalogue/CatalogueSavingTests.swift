import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

/// Fresh facts that can't be saved when they come.
@Suite(.timeLimit(.minutes(5)))
struct CatalogueSavingTests {
    private let server = StubProvider()
    private let store = MemoryStore()
    private let clock = VirtualClock()
    private let fresh = Archive(people: [People(uid: "1", name: "Luke")])
    private let model: CatalogueModel

    init() {
        let fresh = fresh
        model = CatalogueModel(bundled: { fresh }, store: store, provider: server, clock: clock.clock)
        store.fail(with: .notSaved(cause: CocoaError(.fileWriteOutOfSpace)))
    }

    @Test func `what a lock kept from being saved is saved when it's gone, without another refresh`() async throws {
        let daily = Task { await model.refreshDaily() }
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 1)
        #expect(model.notice()?.text.hasPrefix("The disk is full: nothing can be saved.") == true)
        #expect(clock.sleeps == [10])
        store.fail(with: nil)
        clock.advance(by: 10)
        try await clock.sleepBegins(number: 2)
        #expect(
            store.saves == [SavedCatalogue(facts: .init(archive: fresh, fetched: clock.now.addingTimeInterval(-10)))])
        #expect(model.notice() == nil)
        #expect(clock.sleeps.last == 86_390)
        #expect(await server.calls == [.catalogue])
        daily.cancel()
        await daily.value
    }

    @Test func `saving is tried again ever less often, not for ever, and a message that was dismissed stays away`()
        async throws
    {
        let daily = Task { await model.refreshDaily() }
        try await server.succeed(with: fresh)
        for (number, pause) in ([10, 30, 90, 270, 810] as [TimeInterval]).enumerated() {
            try await clock.sleepBegins(number: number + 1)
            #expect(clock.sleeps.last == pause)
            #expect((model.notice() == nil) == (number > 0))
            model.noticeDismissed()
            clock.advance(by: pause)
        }
        try await clock.sleepBegins(number: 6)
        #expect(clock.sleeps.last == 85_190)
        #expect(await server.calls == [.catalogue])
        daily.cancel()
        await daily.value
    }

    @Test func `a refresh that comes meanwhile is what is saved`() async throws {
        let daily = Task { await model.refreshDaily() }
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 1)
        clock.advance(by: 6)
        store.fail(with: nil)
        let newer = Archive(people: [People(uid: "1", name: "Luke Skywalker")])
        async let refresh: Void = model.refresh()
        try await server.succeed(with: newer)
        await refresh
        try await clock.sleepBegins(number: 2)
        #expect(clock.sleeps.last == 86_400)
        #expect(store.saves.map(\.facts?.archive) == [newer])
        daily.cancel()
        await daily.value
    }
}

import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

@Suite(.timeLimit(.minutes(5)))
struct CatalogueModelTests {
    private let server = StubProvider()
    private let store = MemoryStore()
    private let clock = VirtualClock()
    private let bundled: Archive
    private let fresh: Archive

    init() throws {
        bundled = try Archive()
        let luke = People(uid: "1", name: "Luke")
        fresh = Archive(people: [luke], films: bundled.films, planets: bundled.planets)
    }

    private func model(
        saved: KeptCatalogue = .whole(nil), isOffline: Bool = false
    ) -> CatalogueModel {
        CatalogueModel(
            saved: saved, bundled: { bundled }, store: store, provider: server, isOffline: isOffline,
            clock: clock.clock)
    }

    private func saved(age: TimeInterval) -> SavedCatalogue {
        SavedCatalogue(facts: .init(archive: fresh, fetched: clock.now.addingTimeInterval(-age)))
    }

    private func text(_ model: CatalogueModel) -> String? {
        model.notice(locale: Locale(identifier: "en_GB"), timeZone: .gmt)?.text
    }

    // MARK: At launch

    @Test func `at the first launch the archive is there at once, and a refresh runs behind it`() async throws {
        let model = model()
        #expect(model.archive == bundled)
        #expect(model.origin == .archive)
        #expect(model.notice() == nil)
        let daily = Task { await model.refreshDaily() }
        try await server.arrival(of: 1)
        #expect(model.archive == bundled)
        #expect(model.isRefreshing)
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 1)
        #expect(model.archive == fresh)
        #expect(model.origin == .refreshed(clock.now))
        #expect(!model.isRefreshing)
        #expect(store.saves == [SavedCatalogue(facts: .init(archive: fresh, fetched: clock.now))])
        daily.cancel()
        await daily.value
    }

    @Test func `a refresh that is due is made at once, also if time passes while that is found out`() async throws {
        let model = CatalogueModel(
            saved: .whole(nil), bundled: { bundled }, store: store, provider: server, clock: clock.runningClock)
        let daily = Task { await model.refreshDaily() }
        // It was put off by a moment, again and again, as the next refresh was compared with an earlier look at the clock.
        try await server.arrival(of: 1)
        #expect(clock.sleeps.isEmpty)
        daily.cancel()
        try await server.succeed(with: fresh)
        await daily.value
    }

    @Test func `what was saved is shown in place of the archive, which isn't even read`() {
        var reads = 0
        let model = CatalogueModel(
            saved: .whole(saved(age: 60)),
            bundled: {
                reads += 1
                return bundled
            }, clock: clock.clock)
        #expect(model.archive == fresh)
        #expect(model.origin == .refreshed(clock.now.addingTimeInterval(-60)))
        #expect(reads == 0)
    }

    @Test func `facts of today are not refreshed before a day has passed`() async throws {
        let model = model(saved: .whole(saved(age: 3_600)))
        let daily = Task { await model.refreshDaily() }
        try await clock.sleepBegins(number: 1)
        #expect(clock.sleeps == [23 * 3_600])
        #expect(await server.calls.isEmpty)
        clock.advance(by: 23 * 3_600)
        try await server.succeed(with: bundled)
        try await clock.sleepBegins(number: 2)
        #expect(clock.sleeps.last == 86_400)
        #expect(model.archive == bundled)
        daily.cancel()
        await daily.value
    }

    @Test(arguments: [600, 86_400, 20 * 365 * 86_400] as [TimeInterval])
    func `facts from the future were fetched by a wrong clock and are refreshed, once`(ahead: TimeInterval) async throws
    {
        try store.save(saved(age: -ahead))
        let model = model(saved: .whole(saved(age: -ahead)))
        let daily = Task { await model.refreshDaily() }
        try await server.succeed(with: bundled)
        try await clock.sleepBegins(number: 1)
        #expect(model.archive == bundled)
        #expect(clock.sleeps == [86_400])
        #expect(store.saves.last == SavedCatalogue(facts: .init(archive: bundled, fetched: clock.now)))
        #expect(await server.calls.count == 1)
        daily.cancel()
        await daily.value
    }

    // MARK: A server that asks to wait

    @Test func `a server that asks to wait is left alone until then, and the person is told when`() async throws {
        let model = model()
        let daily = Task { await model.refreshDaily() }
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 7_200))
        try await clock.sleepBegins(number: 1)
        #expect(clock.sleeps == [3_600])
        #expect(
            text(model)
                == "The server asks to wait until 14:00. These are the facts of 29 September 2026, which came with the app."
        )
        #expect(model.notice()?.action == nil)
        #expect(model.archive == bundled)

        await model.refresh()
        #expect(await server.calls.count == 1)

        clock.advance(by: 3_600)
        try await clock.sleepBegins(number: 2)
        #expect(clock.sleeps.last == 3_600)
        #expect(await server.calls.count == 1)
        clock.advance(by: 3_600)
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 3)
        #expect(model.notice() == nil)
        #expect(store.saves.last?.retryAfter == nil)
        daily.cancel()
        await daily.value
    }

    @Test func `when the wait is over the message leaves, also if the next refresh is not due yet`() async throws {
        let model = model(saved: .whole(saved(age: 3_600)))
        let daily = Task { await model.refreshDaily() }
        try await clock.sleepBegins(number: 1)
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 600))
        await refresh
        try await clock.sleepBegins(number: 2)
        #expect(clock.sleeps.last == 600)
        #expect(text(model)?.hasPrefix("The server asks to wait until 12:10.") == true)
        #expect(model.isAskedToWait)

        clock.advance(by: 600)
        try await clock.sleepBegins(number: 3)
        #expect(model.notice() == nil)
        #expect(!model.isAskedToWait)
        #expect(clock.sleeps.last == 82_200)
        #expect(await server.calls.count == 1)
        daily.cancel()
        await daily.value
    }

    @Test func `the deadline counts across launches, for the daily refresh and for one that is asked for`() async throws
    {
        let first = model()
        async let refresh: Void = first.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 25_924))
        await refresh
        let deadline = clock.now.addingTimeInterval(25_924)
        #expect(store.saves == [SavedCatalogue(retryAfter: deadline)])

        clock.advance(by: 3_600)
        let second = model(saved: .whole(store.saves.last))
        #expect(text(second)?.hasPrefix("The server asks to wait until 19:12.") == true)
        let daily = Task { await second.refreshDaily() }
        try await clock.sleepBegins(number: 1)
        #expect(clock.sleeps == [3_600])
        await second.refresh()
        #expect(await server.calls.count == 1)
        daily.cancel()
        await daily.value
    }

    @Test func `saved facts survive a server that asks to wait`() async throws {
        let model = model(saved: .whole(saved(age: 90_000)))
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 60))
        await refresh
        #expect(store.saves.last?.facts == saved(age: 90_000).facts)
    }

    @Test func `a server that doesn't say how long is left alone for a quarter of an hour`() async throws {
        let model = model()
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: nil))
        await refresh
        #expect(store.saves.last?.retryAfter == clock.now.addingTimeInterval(900))
    }

    @Test func `the deadline is kept in whole seconds, rounded up, and is a minute to a day away`() async throws {
        clock.advance(by: 0.25)
        for (seconds, kept) in [(0, 60.75), (90, 90.75), (1e18, 86_400.75)] {
            let model = model()
            async let refresh: Void = model.refresh()
            try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: seconds))
            await refresh
            #expect(store.saves.last?.retryAfter == clock.now.addingTimeInterval(kept))
        }
    }

    @Test func `what another window of the app has saved meanwhile is not lost`() async throws {
        let model = model()
        let others = saved(age: 60)
        try store.save(others)
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 120))
        await refresh
        #expect(store.saves.last?.facts == others.facts)
        #expect(store.saves.last?.retryAfter == clock.now.addingTimeInterval(120))
    }

    @Test func `a deadline further away than any was written while the computer's clock was wrong: it's over`()
        async throws
    {
        let model = model(saved: .whole(SavedCatalogue(retryAfter: .distantFuture)))
        #expect(model.notice() == nil)
        let daily = Task { await model.refreshDaily() }
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 1)
        #expect(store.saves.last?.retryAfter == nil)
        daily.cancel()
        await daily.value
    }

    @Test func `a deadline on another day is named with its day`() async throws {
        let model = model()
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.tooManyRequests, retryAfter: 86_400))
        await refresh
        #expect(text(model)?.contains("1 Dec 2026") == true)
    }

    @Test func `the day of the archive is the one that the file names`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/SwapiKit/Resources/archive.json")
        let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        #expect(contents?["day"] as? String == Archive.day.isoText)
    }

    // MARK: Failures

    @Test func `without a network the banner says so and offers Retry, and goes when a refresh succeeds`() async throws
    {
        let model = model()
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.connection(.notConnectedToInternet)))
        await refresh
        #expect(
            text(model)
                == "There is no connection to the internet. These are the facts of 29 September 2026, which came with the app."
        )
        #expect(model.notice()?.action == .retry)
        #expect(store.saves.isEmpty)

        clock.advance(by: 1)
        async let again: Void = model.refresh()
        try await server.succeed(with: fresh)
        await again
        #expect(model.notice() == nil)
    }

    @Test func `a failure names the day of the facts that are shown`() async throws {
        let model = model(saved: .whole(saved(age: 90_000)))
        async let refresh: Void = model.refresh()
        try await server.fail(with: API.Failure(.serverError(status: 503)))
        await refresh
        #expect(
            text(model)
                == "The server has a problem of its own (status 503). These are the facts of 29 November 2026.")
    }

    @Test func `without a network a refresh is tried again soon, then ever less often`() async throws {
        let model = model()
        let daily = Task { await model.refreshDaily() }
        for (number, pause) in [60, 120, 240, 480, 900, 900].enumerated() {
            try await server.fail(with: API.Failure(.connection(.cannotConnectToHost)))
            try await clock.sleepBegins(number: number + 1)
            #expect(clock.sleeps.last == TimeInterval(pause))
            clock.advance(by: TimeInterval(pause))
        }
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 7)
        #expect(model.archive == fresh)
        #expect(model.notice() == nil)
        daily.cancel()
        await daily.value
    }

    @Test func `a server with a fault of its own is left alone for a quarter of an hour`() async throws {
        let model = model()
        let daily = Task { await model.refreshDaily() }
        try await server.fail(with: API.Failure(.serverError(status: 500)))
        try await clock.sleepBegins(number: 1)
        #expect(clock.sleeps == [900])
        daily.cancel()
        await daily.value
    }

    @Test func `two who ask at once share one refresh, and it goes on when both have left`() async throws {
        let model = model()
        let first = Task { await model.refresh() }
        let second = Task { await model.refresh() }
        try await server.arrival(of: 1)
        first.cancel()
        second.cancel()
        try await server.succeed(with: fresh)
        await first.value
        await second.value
        #expect(await server.calls == [.catalogue])
        #expect(model.archive == fresh)
        #expect(model.notice() == nil)
    }

    // MARK: Refresh after refresh

    @Test func `the message leaves although another window was closed meanwhile`() async throws {
        let model = model()
        let first = Task { await model.refreshDaily() }
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 1)
        let second = Task { await model.refreshDaily() }
        try await clock.sleepBegins(number: 2)
        second.cancel()
        await second.value
        await model.refresh()
        #expect(text(model) == "These facts were fetched a moment ago.")
        try await clock.sleepBegins(number: 3)
        clock.advance(by: 5)
        try await clock.sleepBegins(number: 4)
        #expect(model.notice() == nil)
        first.cancel()
        await first.value
    }

    @Test func `facts that were fetched a moment ago are not asked for again, and a message says so`() async throws {
        let model = model()
        let daily = Task { await model.refreshDaily() }
        try await server.succeed(with: fresh)
        try await clock.sleepBegins(number: 1)
        #expect(model.notice() == nil)
        // A key that is held down asked the server each time.
        for second in 0..<5 {
            await model.refresh()
            #expect(text(model) == "These facts were fetched a moment ago.")
            #expect(model.notice()?.action == nil)
            try await clock.sleepBegins(number: 2 + second)
            #expect(clock.sleeps.last == TimeInterval(5 - second))
            clock.advance(by: second < 4 ? 1 : 0.75)
        }
        #expect(await server.calls.count == 1)

        clock.advance(by: 0.25)
        try await clock.sleepBegins(number: 7)
        #expect(model.notice() == nil)
        async let refresh: Void = model.refresh()
        try await server.succeed(with: bundled)
        await refresh
        #expect(model.archive == bundled)
        daily.cancel()
        await daily.value
    }

    @Test func `facts from the future of a wrong clock are asked for again at once`() async throws {
        let model = model()
        async let refresh: Void = model.refresh()
        try await server.succeed(with: fresh)
        await refresh
        clock.advance(by: -3_600)
        async let again: Void = model.refresh()
        try await server.succeed(with: bundled)
        await again
        #expect(model.archive == bundled)
    }

    @Test func `what can't be saved is told of also where nothing is asked`() async throws {
        let model = model()
        store.fail(with: .notSaved(cause: CocoaError(.fileWriteOutOfSpace)))
        async let refresh: Void = model.refresh()
        try await server.succeed(with: fresh)
        await refresh
        await model.refresh()
        #expect(text(model)?.hasPrefix("The disk is full") == true)
        model.noticeDismissed()
        #expect(text(model) == "These facts were fetched a moment ago.")
    }

    // MARK: Offline

    @Test func `offline nothing is ever asked, and Refresh says so until the message is dismissed`() async {
        let waiting = SavedCatalogue(retryAfter: clock.now.addingTimeInterval(60))
        let model = model(saved: .whole(waiting), isOffline: true)
        await model.refreshDaily()
        #expect(model.notice() == nil)
        await model.refresh()
        #expect(
            text(model) == "The app is offline. These are the facts of 29 September 2026, which came with the app.")
        #expect(model.notice()?.action == .dismiss)
        model.noticeDismissed()
        #expect(model.notice() == nil)
        #expect(await server.calls.isEmpty)
        #expect(clock.sleeps.isEmpty)
    }

    // MARK: The store

    @Test func `saved facts that are damaged are told of, and the archive is shown`() {
        let cause = CocoaError(.fileReadCorruptFile)
        let model = model(saved: .lost(.damaged(aside: "catalogue-damaged.json", cause: cause)))
        #expect(model.archive == bundled)
        #expect(
            text(model)
                == "The saved facts are damaged and were kept as catalogue-damaged.json. "
                + "These are the facts of 29 September 2026, which came with the app.")
        #expect(model.notice()?.action == .dismiss)
        model.noticeDismissed()
        #expect(model.notice() == nil)
    }

    @Test func `a store that can't save is told of at once, also if what it has can be read`() {
        let model = CatalogueModel(
            saved: .readOnly(saved(age: 60), .notSaved(cause: CocoaError(.fileWriteNoPermission))),
            bundled: { bundled }, store: store, clock: clock.clock)
        #expect(
            text(model)
                == "The data folder can't be written: nothing can be saved. These are the facts of 30 November 2026.")
        #expect(model.notice()?.action == .dismiss)
    }

    @Test func `fresh facts that can't be saved are shown all the same, with a message until they can`() async throws {
        let model = model()
        store.fail(with: .notSaved(cause: CocoaError(.fileWriteOutOfSpace)))
        async let refresh: Void = model.refresh()
        try await server.succeed(with: fresh)
        await refresh
        #expect(model.archive == fresh)
        #expect(text(model) == "The disk is full: nothing can be saved. These are the facts of 30 November 2026.")

        store.fail(with: nil)
        clock.advance(by: 5)
        async let again: Void = model.refresh()
        try await server.succeed(with: fresh)
        await again
        #expect(model.notice() == nil)
    }
}

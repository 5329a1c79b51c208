// The facts that the app shows, and their daily refresh.

public import Foundation
public import Observation
public import SwapiKit

/// Has the saved or bundled facts at once, and swaps in fresh ones once a day or when asked.
///
/// All waiting is done by the clock that is handed in. While a server wants to be left alone nothing is asked, whoever
/// wishes it, also after a restart.
@Observable
public final class CatalogueModel {
    /// Where the facts that are shown come from.
    public enum Origin: Equatable {
        /// They came with the app.
        case archive
        case refreshed(Date)
    }

    /// How a refresh ended, or why there was none.
    enum Outcome: Equatable {
        case offline
        /// What is shown was fetched a moment ago: asking again would change nothing.
        case fresh
        /// The server wants no requests before this time.
        case asksToWait(until: Date)
        case failed(reason: String)
    }

    public private(set) var archive: Archive
    public private(set) var origin: Origin
    public private(set) var isRefreshing = false
    private(set) var outcome: Outcome?
    /// Why there is not even the archive to show; nil as soon as there is something.
    private(set) var archiveFailure: String?
    /// What is wrong with the saved facts, until somebody has read it.
    private(set) var storeFailure: String?

    @ObservationIgnored private let store: (any CatalogueStore)?
    @ObservationIgnored private let provider: (any CatalogueProvider)?
    @ObservationIgnored private let isOffline: Bool
    @ObservationIgnored let clock: CatalogueClock
    @ObservationIgnored private var saved: SavedCatalogue
    /// When a refresh that failed is tried again by itself.
    @ObservationIgnored private var nextTry: Date?
    @ObservationIgnored private var unreachableCount = 0
    @ObservationIgnored private var flight: Task<Void, Never>?
    /// The daily refreshes of the app's windows while they wait for their time.
    @ObservationIgnored private var rests: [Task<Void, any Error>] = []

    /// - Parameters:
    ///   - saved: what the store had at launch, or why it had nothing.
    ///   - storeFailure: what is wrong with the store although it has what was saved: nothing new can be.
    ///   - bundled: the archive that comes with the app; read only if there are no saved facts.
    ///   - provider: where fresh facts come from; nil if none are to be had.
    public init(
        saved: Result<SavedCatalogue?, CatalogueStoreFailure> = .success(nil),
        storeFailure: CatalogueStoreFailure? = nil, bundled: () throws -> Archive,
        store: (any CatalogueStore)? = nil, provider: (any CatalogueProvider)? = nil, isOffline: Bool = false,
        clock: CatalogueClock = CatalogueClock()
    ) {
        self.store = store
        self.provider = provider
        self.isOffline = isOffline
        self.clock = clock
        switch saved {
        case .success(let known): self.saved = known?.believed(at: clock.now()) ?? SavedCatalogue()
        case .failure(let failure):
            self.saved = SavedCatalogue()
            self.storeFailure = failure.errorDescription
        }
        if let storeFailure { self.storeFailure = storeFailure.errorDescription }
        if let facts = self.saved.facts {
            archive = facts.archive
            origin = .refreshed(facts.fetched)
        } else {
            origin = .archive
            do {
                archive = try bundled()
            } catch {
                // Without its archive the app still has the network.
                archive = Archive(people: [])
                archiveFailure = FailureReason.sentence(for: error)
            }
        }
        if !isOffline, let deadline = waitsUntil { outcome = .asksToWait(until: deadline) }
    }

    /// Refreshes whenever a day has passed, for as long as the task lives; takes messages away that are true until a
    /// certain time, when that has come.
    public func refreshDaily() async {
        guard !isOffline, provider != nil else { return }
        while !Task.isCancelled {
            let now = clock.now()
            if let messageEnd, messageEnd <= now { outcome = nil }
            let next = min(due(at: now), messageEnd ?? .distantFuture)
            if next > now { await rest(for: next.timeIntervalSince(now)) } else { await refresh() }
        }
    }

    /// Returns when the time has passed, something else is to be waited for, or the task is cancelled.
    private func rest(for seconds: TimeInterval) async {
        let rest = Task { [clock] in try await clock.sleep(seconds) }
        rests.append(rest)
        await withTaskCancellationHandler {
            _ = try? await rest.value
        } onCancel: {
            rest.cancel()
        }
        rests.removeAll { $0 == rest }
    }

    /// Something else is to be waited for.
    private func endRests() {
        for rest in rests { rest.cancel() }
    }

    /// Whether what is shown was fetched a moment ago: asking again would change nothing.
    var isFresh: Bool { freshUntil != nil }

    /// Whether the server wants to be left alone, and a message says so: asking again would change nothing.
    var isAskedToWait: Bool {
        if case .asksToWait = outcome { true } else { false }
    }

    /// Refreshes now, unless the server wants to be left alone or has just answered; what is shown stays until the answer
    /// is there.
    ///
    /// A refresh that is on its way is waited for, and goes on when nobody waits.
    public func refresh() async {
        if let flight { return await flight.value }
        guard !isOffline else { return outcome = .offline }
        if let deadline = waitsUntil { return outcome = .asksToWait(until: deadline) }
        if isFresh {
            outcome = .fresh
            // There is a message to take away.
            return endRests()
        }
        guard let provider else { return }
        let task = Task {
            isRefreshing = true
            do {
                await show(try await provider.getCatalogue())
            } catch {
                await failed(error)
            }
            isRefreshing = false
            flight = nil
            endRests()
        }
        flight = task
        await task.value
    }

    /// Takes the message away that the person has read.
    func noticeDismissed() {
        if outcome == .offline { outcome = nil } else { storeFailure = nil }
    }
}

extension CatalogueModel {
    private static let day: TimeInterval = 86_400
    /// After how many seconds at most a refresh that failed is tried again by itself.
    private static let pause: TimeInterval = 900
    /// How long a server is left alone that asks to wait and doesn't say how long: swapi.tech counts so many seconds.
    private static let unspecifiedWait: TimeInterval = 900
    /// For how many seconds nobody needs fresher facts: a key that is held down asks thirty times a second.
    private static let freshness: TimeInterval = 5
    /// A wait that is over before it can be read about helps nobody.
    private static let shortestWait: TimeInterval = 60

    /// Until when the server wants to be left alone; nil if that is over.
    private var waitsUntil: Date? {
        guard let deadline = saved.retryAfter, deadline > clock.now() else { return nil }
        return deadline
    }

    /// Until when what is shown counts as just fetched; nil if it isn't.
    private var freshUntil: Date? {
        guard case .refreshed(let date) = origin else { return nil }
        let age = clock.now().timeIntervalSince(date)
        return 0..<Self.freshness ~= age ? date.addingTimeInterval(Self.freshness) : nil
    }

    /// When the message that is shown has been true for long enough; nil if it stays until something happens.
    private var messageEnd: Date? {
        switch outcome {
        case .asksToWait: waitsUntil ?? .distantPast
        case .fresh: freshUntil ?? .distantPast
        case .offline, .failed, nil: nil
        }
    }

    /// When the next refresh is to be made: at this moment, or later. It's not to ask the clock itself: it would always be
    /// a bit later than what it's compared with.
    private func due(at now: Date) -> Date {
        // The clock may have been put back since they were fetched.
        let fetched = saved.facts.map { min($0.fetched, now) }
        let times = [fetched?.addingTimeInterval(Self.day), nextTry, waitsUntil]
        return times.compactMap(\.self).max() ?? now
    }

    private func show(_ new: Archive) async {
        let now = clock.now()
        // The same facts again must not draw anything anew.
        if new != archive { archive = new }
        if archiveFailure != nil { archiveFailure = nil }
        origin = .refreshed(now)
        outcome = nil
        nextTry = nil
        unreachableCount = 0
        await save(SavedCatalogue(facts: .init(archive: new, fetched: now)))
    }

    private func failed(_ error: any Error) async {
        let now = clock.now()
        // Where no server was reached there may be a network soon: the message is to leave when its cause is gone.
        let failure = error as? API.Failure
        unreachableCount = failure?.isUnreachable == true ? unreachableCount + 1 : 0
        let pause = unreachableCount > 0 ? min(Self.pause, 60 * pow(2, Double(unreachableCount - 1))) : Self.pause
        nextTry = now.addingTimeInterval(pause)
        if let failure, failure.asksToWait {
            let wait = max(Self.shortestWait, min(failure.retryAfter ?? Self.unspecifiedWait, RetryAfter.longest))
            // The server's own time is the one that counts.
            nextTry = nil
            // Whole seconds are kept, and none of them may be missing.
            let deadline = Date(
                timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate + wait).rounded(.up))
            outcome = .asksToWait(until: deadline)
            await save(SavedCatalogue(facts: saved.facts, retryAfter: deadline))
        } else {
            outcome = FailureReason.sentence(for: error).map { .failed(reason: $0) }
        }
    }

    private func save(_ own: SavedCatalogue) async {
        // What was found counts at once, however long the disk takes.
        saved = own
        guard let store else { return }
        // Another window of the app may have saved meanwhile: what is newer stays.
        var new = own.merged(with: (try? await store.load())?.believed(at: clock.now()))
        if let deadline = new.retryAfter, deadline <= clock.now() { new.retryAfter = nil }
        saved = new
        do {
            try await store.save(new)
            storeFailure = nil
        } catch {
            storeFailure = error.errorDescription
        }
    }
}

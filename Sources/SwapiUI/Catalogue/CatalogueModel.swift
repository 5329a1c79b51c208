// The facts that the app shows, and their daily refresh.

public import Foundation
public import Observation
public import SwapiKit

/// Has the saved or bundled facts at once, and swaps in fresh ones once a day or when asked.
///
/// All waiting is done by the clock that is handed in. While a server wants to be left alone nothing is asked, also after a
/// restart, unless a person has waited for an hour and wishes it.
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
        /// The server wants no requests before this time; whether a person has waited long enough to try all the same.
        case asksToWait(until: Date, mayTry: Bool)
        case failed(reason: String)
    }

    public private(set) var archive: Archive
    public private(set) var origin: Origin
    public private(set) var isRefreshing = false
    var outcome: Outcome?
    /// Why there is not even the archive to show; nil as soon as there is something.
    private(set) var archiveFailure: String?
    /// What is wrong with the saved facts, until somebody has read it.
    private(set) var storeFailure: String?

    @ObservationIgnored private let provider: (any CatalogueProvider)?
    @ObservationIgnored private let isOffline: Bool
    @ObservationIgnored let clock: CatalogueClock
    @ObservationIgnored let keeper: CatalogueKeeper
    @ObservationIgnored let brake: RefreshBrake
    /// When a refresh that failed is tried again by itself.
    @ObservationIgnored var nextTry: Date?
    /// From when on a person may try although the server wants to be left alone.
    @ObservationIgnored var handTime: Date?
    @ObservationIgnored private var unreachableCount = 0
    @ObservationIgnored private var flight: Task<Void, Never>?
    /// The daily refreshes of the app's windows while they wait for their time.
    @ObservationIgnored private var rests: [Task<Void, any Error>] = []

    /// - Parameters:
    ///   - saved: what the store had at launch, and what is wrong with that.
    ///   - bundled: the archive that comes with the app; read only if there are no saved facts.
    ///   - provider: where fresh facts come from; nil if none are to be had.
    public init(
        saved: KeptCatalogue = .whole(nil), bundled: () throws -> Archive, store: (any CatalogueStore)? = nil,
        provider: (any CatalogueProvider)? = nil, isOffline: Bool = false, clock: CatalogueClock = CatalogueClock()
    ) {
        self.provider = provider
        self.isOffline = isOffline
        self.clock = clock
        brake = RefreshBrake(clock: clock)
        let known = ((try? saved.get()) ?? nil)?.believed(at: clock.now()) ?? SavedCatalogue()
        keeper = CatalogueKeeper(known, store: store, clock: clock)
        storeFailure = saved.failure?.errorDescription
        if let facts = known.facts {
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
        if !isOffline, let deadline = waitsUntil { askedToWait(until: deadline) }
    }

    /// Refreshes whenever a day has passed, for as long as the task lives; changes messages that are true until a certain
    /// time when that has come, and tries again to save what could not be saved.
    public func refreshDaily() async {
        guard !isOffline, provider != nil else { return }
        while !Task.isCancelled {
            let now = clock.now()
            if let messageEnd, messageEnd <= now { endMessage() }
            let due = due(at: now)
            if due <= now {
                await refreshNow()
            } else if let nextSave = keeper.nextSave, nextSave <= now {
                // Who has read that something can't be saved isn't told so again.
                if await keeper.saveAgain() == nil { storeFailure = nil }
            } else {
                let next = [due, messageEnd, keeper.nextSave].compactMap(\.self).min() ?? due
                await rest(for: next.timeIntervalSince(now))
            }
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
        if case .asksToWait(_, mayTry: false) = outcome { true } else { false }
    }

    /// Refreshes now, because a person wishes so, unless the server wants to be left alone or has just answered; what is
    /// shown stays until the answer is there.
    ///
    /// A refresh that is on its way is waited for, and goes on when nobody waits.
    public func refresh() async {
        let press = brake.press()
        if let flight { return await flight.value }
        guard !isOffline else { return outcome = .offline }
        let (deadline, now) = (waitsUntil, clock.now())
        if let deadline, handTime.map({ now < $0 }) != false {
            return outcome = .asksToWait(until: deadline, mayTry: false)
        }
        if isFresh {
            outcome = .fresh
            // There is a message to take away.
            return endRests()
        }
        guard press == .meant else { return }
        if deadline != nil { provider?.endPause() }
        await refreshNow()
    }

    private func refreshNow() async {
        if let flight { return await flight.value }
        guard let provider else { return }
        let task = Task {
            isRefreshing = true
            do {
                await show(try await provider.getCatalogue())
            } catch {
                await failed(error)
            }
            isRefreshing = false
            brake.ended()
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
    private func save(_ catalogue: SavedCatalogue) async {
        storeFailure = await keeper.save(catalogue)?.errorDescription
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
            askedToWait(until: deadline)
            await save(SavedCatalogue(facts: keeper.saved.facts, retryAfter: deadline))
        } else {
            outcome = FailureReason.sentence(for: error).map { .failed(reason: $0) }
        }
    }
}

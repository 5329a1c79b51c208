import Foundation
import TestSupport

@testable import SwapiUI

/// A clock that stands still until a test moves it.
nonisolated final class VirtualClock: @unchecked Sendable {
    private struct Sleeper {
        let id: Int
        let end: Date
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now: Date
        var nextID = 0
        var sleepers: [Sleeper] = []
        var sleeps: [TimeInterval] = []
    }

    private let lock = NSLock()
    private var state: State
    private let arrivals = Waiters<Int>()

    /// - Parameter now: the start; 30 November 2026, 12:00 UTC unless another is given.
    init(now: Date = Date(timeIntervalSince1970: 1_796_040_000)) {
        state = State(now: now)
    }

    var now: Date { withState { $0.now } }

    /// How long each sleep so far was to be.
    var sleeps: [TimeInterval] { withState { $0.sleeps } }

    var clock: CatalogueClock {
        CatalogueClock(now: { self.now }, sleep: { try await self.rest($0) })
    }

    /// The same clock, by which time passes between two looks at it, as it does by a real one.
    var runningClock: CatalogueClock {
        let clock = clock
        return CatalogueClock(
            now: {
                self.advance(by: 0.001)
                return clock.now()
            }, sleep: clock.sleep)
    }

    /// Moves the time on, and wakes whoever has slept long enough.
    func advance(by seconds: TimeInterval) {
        let awake = withState { state -> [Sleeper] in
            state.now += seconds
            let awake = state.sleepers.filter { $0.end <= state.now }
            state.sleepers.removeAll { $0.end <= state.now }
            return awake
        }
        for sleeper in awake { sleeper.continuation.resume() }
    }

    /// Returns when that many sleeps have begun.
    ///
    /// - Throws: `DidNotHappen` after a while, `CancellationError` if the task is cancelled.
    func sleepBegins(number count: Int) async throws {
        try await arrivals.wait(for: count) {
            "sleep \(count) did not begin; there were \(self.sleeps)"
        } unless: {
            sleeps.count >= count
        }
    }

    private func withState<Result>(_ work: (inout State) -> Result) -> Result { lock.withLock { work(&state) } }

    private func rest(_ seconds: TimeInterval) async throws {
        let id = withState { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                withState { state in
                    state.sleepers.append(
                        Sleeper(id: id, end: state.now.addingTimeInterval(seconds), continuation: continuation))
                    state.sleeps.append(seconds)
                }
                arrivals.happened { $0 <= sleeps.count }
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = withState { state -> Sleeper? in
            guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
            return state.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}

// A clock whose time passes when a test says so.

import Foundation
import TestSupport

@testable import SwapiKit

/// Waits that are shorter than a time-out are over at once and let so much time pass; longer ones end when `advance` has
/// let enough pass, or with their task.
final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var time: Date
    private var uptime = ContinuousClock.now
    private let sleepers = Waiters<ContinuousClock.Instant>(limit: .seconds(60))
    private let longWaits = Recorder<TimeInterval>()
    private let beginnings = Waiters<Int>()
    /// The seconds of the short waits.
    let pauses = Recorder<TimeInterval>()

    init(_ time: Date = Date(timeIntervalSince1970: 784_111_777)) {
        self.time = time
    }

    /// - Parameter random: what chance is, from 0 up to but not 1.
    func requestClock(random: @escaping @Sendable () -> Double = { 0 }) -> RequestClock {
        RequestClock(
            now: { self.now }, instant: { self.instant }, sleep: { try await self.wait($0) }, random: random)
    }

    var now: Date { lock.withLock { time } }
    var instant: ContinuousClock.Instant { lock.withLock { uptime } }

    /// Lets time pass.
    func advance(by seconds: TimeInterval) {
        let instant = lock.withLock {
            time += seconds
            uptime += .seconds(seconds)
            return uptime
        }
        sleepers.happened { $0 <= instant }
    }

    /// Sets the time of day, as a person or a time server does.
    func set(by seconds: TimeInterval) {
        lock.withLock { time += seconds }
    }

    /// Returns when so many long waits have begun.
    func longWaitBegins(count: Int = 1) async throws {
        try await beginnings.wait(for: count) {
            "nothing waits"
        } unless: {
            longWaits.elements.count >= count
        }
    }

    private func wait(_ seconds: TimeInterval) async throws {
        guard seconds >= 30 else {
            pauses.record(seconds)
            advance(by: seconds)
            return try Task.checkCancellation()
        }
        let end = instant + .seconds(seconds)
        longWaits.record(seconds)
        beginnings.happened { $0 <= longWaits.elements.count }
        try await sleepers.wait(for: end) {
            "\(seconds) seconds did not pass"
        } unless: {
            self.instant >= end
        }
    }
}

// Keeps quiet for as long as the server asked.

import Foundation

/// Remembers until when the server wants no requests. It sends none itself.
///
/// It counts on a clock that nobody sets: putting the computer's time right neither ends a pause nor draws it out.
final class RateLimit: @unchecked Sendable {
    typealias Instant = ContinuousClock.Instant

    private let lock = NSLock()
    private var end: Instant?

    /// - Parameter seconds: how long the server is still to be left alone; a day at most.
    init(seconds: TimeInterval, from now: Instant) {
        end = seconds > 0 ? Self.end(seconds, from: now) : nil
    }

    /// The server asked for so many seconds without requests.
    func wait(seconds: TimeInterval, from now: Instant) {
        let new = Self.end(seconds, from: now)
        lock.withLock { end = end.map { max($0, new) } ?? new }
    }

    /// The server may be asked at once.
    func forget() { lock.withLock { end = nil } }

    /// Throws if the time is not over yet.
    func check(now: Instant) throws(API.Failure) {
        guard let end = lock.withLock({ end }), end > now else { return }
        throw API.Failure(.paused, retryAfter: now.duration(to: end) / .seconds(1))
    }

    private static func end(_ seconds: TimeInterval, from now: Instant) -> Instant {
        now + .seconds(min(seconds, RetryAfter.longest))
    }
}

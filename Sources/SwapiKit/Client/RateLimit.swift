// Keeps quiet for as long as the server asked.

import Foundation

/// Remembers until when the server wants no requests. It sends none itself.
actor RateLimit {
    private var end: Date

    init(end: Date) {
        self.end = end
    }

    /// The server asked for so many seconds without requests.
    func wait(seconds: TimeInterval, from now: Date) {
        end = max(end, now.addingTimeInterval(seconds))
    }

    /// Throws if the time is not over yet.
    func check(now: Date) throws(API.Failure) {
        let rest = end.timeIntervalSince(now)
        guard rest <= 0 else { throw .tooManyRequests(retryAfter: rest) }
    }
}

// When a request that failed is sent again.

import Foundation

/// Exponential backoff with jitter: each pause is up to twice as long as the one before it, and never the same for two
/// clients that failed together.
struct Retries: Sendable {
    /// The most that there may be.
    static let limit = 4
    /// Whom the server asks to wait for longer than this many seconds, the client tells so instead of waiting.
    static let patience: TimeInterval = 30
    private static let firstPause: TimeInterval = 0.5

    let most: Int

    init(most: Int = limit) {
        self.most = min(max(0, most), Self.limit)
    }

    /// The seconds to wait before a retry; nil if there is to be none.
    ///
    /// - Parameters:
    ///   - number: 1 for the first retry.
    ///   - random: from 0 up to 1: where in the second half of the full pause it ends.
    func pause(before number: Int, after failure: API.Failure, random: Double) -> TimeInterval? {
        guard number <= most, failure.isTransient else { return nil }
        let full = Self.firstPause * pow(2, Double(number - 1))
        let pause = max(full * (1 + random) / 2, failure.retryAfter ?? 0)
        return pause <= Self.patience ? pause : nil
    }
}

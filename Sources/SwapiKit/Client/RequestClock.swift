// The times that the client goes by, and what it leaves to chance.

import Foundation

/// Handed in, so that tests need not wait.
struct RequestClock: Sendable {
    /// The time of day: servers and files give deadlines by it.
    var now: @Sendable () -> Date = { Date() }
    /// The time that pauses are measured by, which nobody sets.
    var instant: @Sendable () -> ContinuousClock.Instant = { .now }
    /// Waits for so many seconds, or throws `CancellationError` if the task is cancelled.
    var sleep: @Sendable (TimeInterval) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
    /// From 0 up to but not 1.
    var random: @Sendable () -> Double = { .random(in: 0..<1) }
}

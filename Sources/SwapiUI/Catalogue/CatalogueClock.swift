// The clock that the catalogue waits by.

public import Foundation

/// The time, and a way to wait for a later one.
public nonisolated struct CatalogueClock: Sendable {
    let now: @Sendable () -> Date
    let sleep: @Sendable (TimeInterval) async throws -> Void

    /// - Parameter sleep: waits for so many seconds, or throws if the task is cancelled.
    public init(
        now: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void = {
            try await Task.sleep(for: .seconds($0))
        }
    ) {
        self.now = now
        self.sleep = sleep
    }
}

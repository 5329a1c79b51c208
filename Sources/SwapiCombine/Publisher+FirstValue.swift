// From a publisher to a value that is waited for.

import Combine

extension Publisher {
    /// The first value. Cancelling the task that waits for it cancels the subscription.
    ///
    /// - Throws: the publisher's failure; `CancellationError` if it ends without a value, as it does when cancelled.
    func firstValue() async throws -> Output {
        for try await value in mapError({ $0 as any Error }).values { return value }
        throw CancellationError()
    }
}

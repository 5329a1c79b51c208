// Waiting for what nobody announces.

/// Returns when a condition holds; it's asked again whenever other tasks have had their turn.
///
/// - Throws: `DidNotHappen` after a while, `CancellationError` if the task is cancelled.
public func wait(for words: String, until holds: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while !holds() {
        try Task.checkCancellation()
        guard ContinuousClock.now < end else { throw DidNotHappen(description: "\(words) did not happen") }
        await Task.yield()
    }
}

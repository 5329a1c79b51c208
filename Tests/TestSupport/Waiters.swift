// Tasks that wait for what a test expects to happen.

import Foundation

/// What a test waited for did not happen.
public struct DidNotHappen: Error, CustomStringConvertible {
    public let description: String
}

/// Tasks that wait, each for a subject of its own. A wait ends with an error when its task is cancelled, and when its
/// time is over: a test fails and says what is missing, and doesn't hang.
public final class Waiters<Subject: Sendable>: @unchecked Sendable {
    private let limit: Duration
    private let lock = NSLock()
    private var next = 0
    private var waiting: [Int: (subject: Subject, continuation: CheckedContinuation<Void, any Error>)] = [:]

    public init(limit: Duration = .seconds(120)) {
        self.limit = limit
    }

    /// Returns when it has happened, which may be at once.
    ///
    /// - Parameters:
    ///   - words: what is missing if the time is over first.
    ///   - hasHappened: asked once, after the subject has been noted.
    public func wait(
        for subject: Subject, orSay words: @escaping @Sendable () -> String, unless hasHappened: () -> Bool
    ) async throws {
        let id = lock.withLock {
            next += 1
            return next
        }
        let deadline = Task { [limit] in
            try await ContinuousClock().sleep(for: limit)
            self.end(id, with: DidNotHappen(description: words()))
        }
        defer { deadline.cancel() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lock.withLock { waiting[id] = (subject, continuation) }
                if hasHappened() { end(id, with: nil) }
                if Task.isCancelled { end(id, with: CancellationError()) }
            }
        } onCancel: {
            end(id, with: CancellationError())
        }
    }

    /// Ends every wait for a subject that has happened.
    public func happened(_ hasHappened: (Subject) -> Bool) {
        let ids = lock.withLock { waiting.filter { hasHappened($0.value.subject) }.keys.sorted() }
        for id in ids { end(id, with: nil) }
    }

    private func end(_ id: Int, with error: (any Error)?) {
        let continuation = lock.withLock { waiting.removeValue(forKey: id)?.continuation }
        if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    }
}

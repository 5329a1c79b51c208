// A queue in front of the server.

import Foundation

/// Lets so many requests through at once, the others in the order in which they came.
final class Lanes: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var inside = 0
    private var nextID = 0
    private var queue: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []

    init(_ count: Int) {
        self.count = count
    }

    /// Runs the body when there is room.
    ///
    /// - Throws: what the body throws; `CancellationError` if the task is cancelled while it waits.
    func run<Value>(_ body: () async throws -> Value) async throws -> Value {
        try await enter()
        defer { leave() }
        return try await body()
    }

    /// How many wait for their turn.
    var waiting: Int { lock.withLock { queue.count } }

    /// How many have been let through and aren't done.
    var running: Int { lock.withLock { inside } }

    private func enter() async throws {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isFree = lock.withLock {
                    guard inside < count else {
                        queue.append((id, continuation))
                        return false
                    }
                    inside += 1
                    return true
                }
                if isFree { continuation.resume() } else if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func leave() {
        let next = lock.withLock { () -> CheckedContinuation<Void, any Error>? in
            guard !queue.isEmpty else {
                inside -= 1
                return nil
            }
            return queue.removeFirst().continuation
        }
        next?.resume()
    }

    private func cancel(_ id: Int) {
        let waiting = lock.withLock {
            queue.firstIndex { $0.id == id }.map { queue.remove(at: $0).continuation }
        }
        waiting?.resume(throwing: CancellationError())
    }
}

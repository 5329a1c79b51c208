// Requests on their way, each for all who asked for the same.

import Foundation

/// Sends what is asked for several times at once only once.
///
/// Who is cancelled goes away alone; the request is cancelled with the last one who waits for it.
final class SharedRequests: @unchecked Sendable {
    typealias Continuation = CheckedContinuation<Data, any Error>

    private struct Flight {
        let number: Int
        let task: Task<Void, Never>
        var waiters: [Int: Continuation]
    }

    private let lock = NSLock()
    private var lastNumber = 0
    private var flights: [URL: Flight] = [:]

    /// The body of the answer for an address.
    ///
    /// - Parameter load: asks for it; called unless somebody has asked already and still waits.
    /// - Throws: what `load` throws; `CancellationError` if the caller's task is cancelled.
    func body(of url: URL, load: @escaping @Sendable () async throws -> Data) async throws -> Data {
        let waiter = number()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                join(url, waiter, continuation, load: load)
                if Task.isCancelled { leave(url, waiter) }
            }
        } onCancel: {
            leave(url, waiter)
        }
    }

    /// How many wait for an address.
    func waiters(for url: URL) -> Int {
        lock.withLock { flights[url]?.waiters.count ?? 0 }
    }

    private func number() -> Int {
        lock.withLock {
            lastNumber += 1
            return lastNumber
        }
    }

    private func join(
        _ url: URL, _ waiter: Int, _ continuation: Continuation, load: @escaping @Sendable () async throws -> Data
    ) {
        let number = number()
        lock.withLock {
            guard flights[url] == nil else {
                flights[url]?.waiters[waiter] = continuation
                return
            }
            let task = Task {
                let result: Result<Data, any Error>
                do { result = .success(try await load()) } catch { result = .failure(error) }
                land(url, number, result)
            }
            flights[url] = Flight(number: number, task: task, waiters: [waiter: continuation])
        }
    }

    /// Gives everybody the answer, unless nobody waits for this very flight any more.
    private func land(_ url: URL, _ number: Int, _ result: Result<Data, any Error>) {
        let flight = lock.withLock { flights[url]?.number == number ? flights.removeValue(forKey: url) : nil }
        for waiter in flight?.waiters.values.map(\.self) ?? [] { waiter.resume(with: result) }
    }

    private func leave(_ url: URL, _ waiter: Int) {
        let (continuation, abandoned) = lock.withLock { () -> (Continuation?, Task<Void, Never>?) in
            guard let continuation = flights[url]?.waiters.removeValue(forKey: waiter) else { return (nil, nil) }
            guard flights[url]?.waiters.isEmpty == true else { return (continuation, nil) }
            return (continuation, flights.removeValue(forKey: url)?.task)
        }
        abandoned?.cancel()
        continuation?.resume(throwing: CancellationError())
    }
}

// A server in memory whose answers a test gives when it likes.

public import SwapiKit

/// Holds every request until the test answers it.
public actor StubProvider: PeopleProvider, DetailsProvider, CatalogueProvider {
    public enum Call: Hashable, Sendable {
        /// A page by its `next` link; nil for the first one.
        case page(String?)
        case allPeople
        case details(uid: String)
        case planetName(uid: String)
        case films
        case catalogue
    }

    private struct Waiting {
        let number: Int
        let call: Call
        let continuation: CheckedContinuation<any Sendable, any Error>
    }

    /// Every call so far.
    public var calls: [Call] { recorded.elements }
    private nonisolated let recorded = Recorder<Call>()
    /// How often a pause was ended for a person.
    public nonisolated let endedPauses = Recorder<Void>()
    private nonisolated let arrivals = Waiters<Int>()
    private var waiting: [Waiting] = []

    public init() {}

    public func getPeoplePage(after next: String?) async throws -> PeopleResponse { try await answer(to: .page(next)) }
    public func getAllPeople() async throws -> [People] { try await answer(to: .allPeople) }
    public func getDetails(of person: People) async throws -> People {
        try await answer(to: .details(uid: person.uid))
    }
    public func getPlanetName(uid: String) async throws -> String? { try await answer(to: .planetName(uid: uid)) }
    public func getCatalogue() async throws -> Archive { try await answer(to: .catalogue) }
    public func getFilms() async throws -> [Film] { try await answer(to: .films) }
    public nonisolated func endPause() { endedPauses.record(()) }

    /// Returns when there have been that many calls.
    ///
    /// - Throws: `DidNotHappen` after a while, `CancellationError` if the task is cancelled.
    public nonisolated func arrival(of count: Int) async throws {
        let recorded = recorded
        try await arrivals.wait(for: count) {
            "call \(count) did not arrive; there were \(recorded.elements)"
        } unless: {
            recorded.elements.count >= count
        }
    }

    /// Waits for the next call that is not answered yet, and answers it with a value of the type it returns.
    ///
    /// - Throws: as `arrival(of:)`.
    public func succeed(with value: any Sendable) async throws {
        try await nextWaiting().continuation.resume(returning: value)
    }

    /// Waits likewise, and answers with an error.
    public func fail(with error: any Error) async throws {
        try await nextWaiting().continuation.resume(throwing: error)
    }

    private func nextWaiting() async throws -> Waiting {
        while waiting.isEmpty { try await arrival(of: calls.count + 1) }
        return waiting.removeFirst()
    }

    private func answer<Value>(to call: Call) async throws -> Value {
        let number = calls.count
        let value = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.append(Waiting(number: number, call: call, continuation: continuation))
                recorded.record(call)
                arrivals.happened { $0 <= recorded.elements.count }
            }
        } onCancel: {
            Task { await self.cancel(number) }
        }
        guard let value = value as? Value else { throw StubMismatch(call: call) }
        return value
    }

    private func cancel(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}

/// A test gave an answer of the wrong type.
private struct StubMismatch: Error {
    let call: StubProvider.Call
}

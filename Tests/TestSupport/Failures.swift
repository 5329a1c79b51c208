// What a request ended with.

public import SwapiKit

/// The client's error that a call ends with; nil if it ends with a value or with something else.
public func failure<Value>(of call: () async throws -> Value) async -> API.Failure? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error as? API.Failure
    }
}

/// Whether a call ends with `CancellationError`.
public func isCancelled<Value>(_ call: () async throws -> Value) async -> Bool {
    do {
        _ = try await call()
        return false
    } catch {
        return error is CancellationError
    }
}

/// Returns never, and throws `CancellationError` when the task is cancelled.
public func untilCancelled() async throws {
    let (never, end) = AsyncStream.makeStream(of: Never.self)
    for await _ in never {}
    end.finish()
    throw CancellationError()
}

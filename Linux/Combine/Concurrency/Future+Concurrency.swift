extension Future where Failure == Never {
    /// The value, once there is one.
    nonisolated(nonsending) public final var value: Output {
        get async { await eventualResult.get() }
    }
}

extension Future {
    /// The value, once there is one; what the future fails with is thrown.
    nonisolated(nonsending) public final var value: Output {
        get async throws { try await eventualResult.get() }
    }

    nonisolated(nonsending) private var eventualResult: Result<Output, Failure> {
        get async {
            await withUnsafeContinuation { continuation in
                func resume(with result: Result<Output, Failure>) {
                    nonisolated(unsafe) let result = result
                    continuation.resume(returning: result)
                }
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { completion in
                            if case .failure(let error) = completion { resume(with: .failure(error)) }
                        },
                        receiveValue: { resume(with: .success($0)) }))
            }
        }
    }
}

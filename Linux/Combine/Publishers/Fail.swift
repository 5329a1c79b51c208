/// A publisher that fails at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    /// What it fails with.
    public let error: Failure

    /// Creates a publisher that fails.
    @inlinable public init(error: Failure) {
        self.error = error
    }

    /// Creates a publisher that fails where values of the given type are needed.
    @inlinable public init(outputType: Output.Type, failure: Failure) {
        self.init(error: failure)
    }

    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

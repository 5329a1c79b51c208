/// A publisher of no values, which finishes at once or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    /// Whether it finishes at once.
    public let completeImmediately: Bool

    /// Creates a publisher of no values.
    @inlinable public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Creates a publisher of no values that fits where the given types are needed.
    @inlinable public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.init(completeImmediately: completeImmediately)
    }

    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

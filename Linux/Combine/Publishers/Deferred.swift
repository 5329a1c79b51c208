/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher for a subscriber.
    public let createPublisher: () -> DeferredPublisher

    @inlinable public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}

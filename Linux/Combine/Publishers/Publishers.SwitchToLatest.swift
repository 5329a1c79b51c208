extension Publishers {
    /// A publisher of the values of the latest publisher that another one publishes.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher that publishers come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let latest = LatestPublisher<P>(to: subscriber)
            latest.start(latest)
            upstream.subscribe(AnySubscriber(LatestPublisherSubscriber(latest: latest)))
        }
    }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
    /// Passes on the values of the latest publisher that this one publishes.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
    /// Passes on the values of the latest publisher that this one publishes.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Self.Output.Failure.self))
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
    /// Passes on the values of the latest publisher that this one publishes.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
    /// Passes on the values of the latest publisher, which never fails, that this one publishes.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Self.Output, Self.Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Self.Failure.self) })
    }
}

/// The subscriber of the upstream.
private final class LatestPublisherSubscriber<P: Publisher>: Subscriber, OperatorDescription {
    typealias Input = P
    typealias Failure = P.Failure

    private let latest: LatestPublisher<P>

    init(latest: LatestPublisher<P>) {
        self.latest = latest
    }

    var description: String { latest.description }

    func receive(subscription: any Subscription) {
        latest.receiveOuter(subscription: subscription)
    }

    func receive(_ input: P) -> Subscribers.Demand {
        latest.receiveOuter(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
        latest.receiveOuter(completion: completion)
    }
}

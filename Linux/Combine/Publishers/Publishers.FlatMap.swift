extension Publishers {
    /// A publisher of the values of those publishers that a closure makes of another's values.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How many publishers there may be at a time.
        public let maxPublishers: Subscribers.Demand

        /// What publisher is made of each value.
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let merger = Merger("FlatMap", to: subscriber, maxSources: maxPublishers)
            merger.start(merger)
            // The subscriber may have cancelled.
            guard merger.takesSources else { return }
            upstream.subscribe(AnySubscriber(FlatMapSubscriber(merger: merger, transform: transform)))
        }
    }
}

/// The subscriber of the upstream, for each value of which a publisher is merged.
private final class FlatMapSubscriber<Input, NewPublisher: Publisher>: Subscriber, OperatorDescription {
    typealias Failure = NewPublisher.Failure

    private let merger: Merger<NewPublisher.Output, Failure>
    private let transform: (Input) -> NewPublisher

    init(merger: Merger<NewPublisher.Output, Failure>, transform: @escaping (Input) -> NewPublisher) {
        self.merger = merger
        self.transform = transform
    }

    var description: String { merger.description }

    func receive(subscription: any Subscription) {
        merger.receiveOuter(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard merger.takesSources else { return .none }
        let publisher = transform(input)
        // The closure may have cancelled.
        guard merger.takesSources else { return .none }
        publisher.subscribe(merger.addSource())
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        merger.receiveOuter(completion: completion)
    }
}

extension Publisher {
    /// Passes on the values of the publishers that a closure makes of values, at most so many of them at a time.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Passes on the values of the publishers that never fail and that a closure makes of values, at most so many of
    /// them at a time.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
    where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Self.Failure.self)
        }
    }
}

extension Publisher where Self.Failure == Never {
    /// Passes on the values of the publishers that a closure makes of values, at most so many of them at a time.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Passes on the values of the publishers that never fail and that a closure makes of values, at most so many of
    /// them at a time.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

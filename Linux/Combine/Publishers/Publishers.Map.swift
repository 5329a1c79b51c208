extension Publishers {
    /// A publisher that changes each value of another with a closure.
    public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is done with each value.
        public let transform: (Upstream.Output) -> Output

        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(MapSubscriber<Upstream.Output, S>(downstream: subscriber, transform: transform))
        }
    }
}

@usableFromInline struct MapSubscriber<Input, Downstream: Subscriber>: Subscriber, OperatorDescription {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input
    @usableFromInline let combineIdentifier: CombineIdentifier
    @usableFromInline let name: StaticString

    @inlinable init(
        _ name: StaticString = "Map", downstream: Downstream, transform: @escaping (Input) -> Downstream.Input
    ) {
        self.name = name
        self.downstream = downstream
        self.transform = transform
        combineIdentifier = CombineIdentifier()
    }

    @usableFromInline var description: String { name.description }

    @inlinable func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        downstream.receive(transform(input))
    }

    @inlinable func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Changes each value with a closure.
    @inlinable public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}

extension Publishers.Map {
    /// Changes each value with a second closure, in one step with the first.
    @inlinable public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        Publishers.Map<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }
}

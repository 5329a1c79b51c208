extension Publishers {
    /// A publisher of what a closure makes of each value of another, without nil.
    public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is done with each value; nil isn't passed on.
        public let transform: (Upstream.Output) -> Output?

        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(CompactMapSubscriber<Upstream.Output, S>(downstream: subscriber, transform: transform))
        }
    }
}

@usableFromInline struct CompactMapSubscriber<Input, Downstream: Subscriber>: Subscriber, OperatorDescription {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input?
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
        self.downstream = downstream
        self.transform = transform
        combineIdentifier = CombineIdentifier()
    }

    @usableFromInline var description: String { "CompactMap" }

    @inlinable func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    /// Asks for another value in place of one that isn't passed on.
    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    @inlinable func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Passes on what a closure makes of each value, unless that is nil.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Self.Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Passes on what a second closure makes of each value, in one step with the first, unless that is nil.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            first($0).flatMap(transform)
        }
    }

    /// Changes each value with a second closure, in one step with the first.
    @inlinable public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            first($0).map(transform)
        }
    }
}

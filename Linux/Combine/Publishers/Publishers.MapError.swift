extension Publishers {
    /// A publisher that changes the error of another with a closure.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        public typealias Output = Upstream.Output

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is done with the error.
        public let transform: (Upstream.Failure) -> Failure

        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform: map)
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(MapErrorSubscriber(downstream: subscriber, transform: transform))
        }
    }
}

@usableFromInline struct MapErrorSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, OperatorDescription {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Failure) -> Downstream.Failure
    @usableFromInline let combineIdentifier: CombineIdentifier
    @usableFromInline let name: StaticString

    @inlinable init(
        _ name: StaticString = "MapError", downstream: Downstream,
        transform: @escaping (Failure) -> Downstream.Failure
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

    @inlinable func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion.mapFailure(transform))
    }
}

extension Publisher {
    /// Changes the error with a closure.
    @inlinable public func mapError<E>(
        _ transform: @escaping (Self.Failure) -> E
    ) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

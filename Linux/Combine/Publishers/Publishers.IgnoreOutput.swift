extension Publishers {
    /// A publisher of nothing but the end of another.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher whose end is passed on.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
            upstream.subscribe(IgnoreOutputSubscriber<Upstream.Output, S>(downstream: subscriber))
        }
    }
}

@usableFromInline
struct IgnoreOutputSubscriber<Input, Downstream: Subscriber>: Subscriber, OperatorDescription
where Downstream.Input == Never {
    @usableFromInline let downstream: Downstream
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(downstream: Downstream) {
        self.downstream = downstream
        combineIdentifier = CombineIdentifier()
    }

    @usableFromInline var description: String { "IgnoreOutput" }

    /// Asks for everything, as what isn't passed on isn't asked for by anyone else.
    @inlinable func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        subscription.request(.unlimited)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on nothing but the end.
    @inlinable public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}

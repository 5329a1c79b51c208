extension Publishers {
    /// A publisher that passes on those values of another that a closure lets through.
    public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is passed on.
        public let isIncluded: (Upstream.Output) -> Bool

        @inlinable public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(FilterSubscriber(downstream: subscriber, isIncluded: isIncluded))
        }
    }
}

@usableFromInline struct FilterSubscriber<Downstream: Subscriber>: Subscriber, OperatorDescription {
    @usableFromInline let downstream: Downstream
    @usableFromInline let isIncluded: (Downstream.Input) -> Bool
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(downstream: Downstream, isIncluded: @escaping (Downstream.Input) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
        combineIdentifier = CombineIdentifier()
    }

    @usableFromInline var description: String { "Filter" }

    @inlinable func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    /// Asks for another value in place of one that isn't passed on.
    @inlinable func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isIncluded(input) ? downstream.receive(input) : .max(1)
    }

    @inlinable func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Passes on those values that a closure lets through.
    @inlinable public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.Filter {
    /// Passes on those values that a second closure lets through, too.
    @inlinable public func filter(
        _ isIncluded: @escaping (Publishers.Filter<Upstream>.Output) -> Bool
    ) -> Publishers.Filter<Upstream> {
        Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
    }
    /// Passes on those values that a second closure lets through, too; what it throws ends the publisher.
    @inlinable public func tryFilter(
        _ isIncluded: @escaping (Publishers.Filter<Upstream>.Output) throws -> Bool
    ) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}

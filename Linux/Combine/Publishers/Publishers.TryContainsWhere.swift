extension Publishers {
    /// A publisher of whether another publishes a value that a closure, which can throw, is looking for.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is asked of each value.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == any Error, S.Input == Bool {
            upstream.subscribe(
                ReduceSubscriber(
                    "TryContainsWhere", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        ReduceStep(catching: { try predicate(value) ? .finish(true) : .next })
                    },
                    result: { false }))
        }
    }
}

extension Publisher {
    /// Passes on true as soon as a closure says yes to a value, or false when it hasn't by the end; what it throws ends
    /// the publisher.
    @inlinable public func tryContains(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

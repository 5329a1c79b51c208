extension Publishers {
    /// A publisher of the first value of another that a closure lets through, that also ends when the closure throws.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is the one.
        public let predicate: (Publishers.TryFirstWhere<Upstream>.Output) throws -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.TryFirstWhere<Upstream>.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                ReduceSubscriber(
                    "TryFirstWhere", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        ReduceStep(catching: { try predicate(value) ? .finish(value) : .next })
                    },
                    result: { nil }))
        }
    }
}

extension Publisher {
    /// Passes on the first value that a closure lets through, and finishes; what it throws ends the publisher, too.
    @inlinable public func tryFirst(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

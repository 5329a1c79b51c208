extension Publishers {
    /// A publisher of the first value of another that a closure lets through.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is the one.
        public let predicate: (Publishers.FirstWhere<Upstream>.Output) -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.FirstWhere<Upstream>.Output) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                // Apple's says this name, too.
                ReduceSubscriber(
                    "TryFirst", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in predicate(value) ? .finish(value) : .next },
                    result: { nil }))
        }
    }
}

extension Publisher {
    /// Passes on the first value that a closure lets through, and finishes.
    @inlinable public func first(
        where predicate: @escaping (Self.Output) -> Bool
    ) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

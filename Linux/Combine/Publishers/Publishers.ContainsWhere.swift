extension Publishers {
    /// A publisher of whether another publishes a value that a closure is looking for.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is asked of each value.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
            upstream.subscribe(
                ReduceSubscriber(
                    "ContainsWhere", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in predicate(value) ? .finish(true) : .next },
                    result: { false }))
        }
    }
}

extension Publisher {
    /// Passes on true as soon as a closure says yes to a value, or false when it hasn't by the end.
    @inlinable public func contains(
        where predicate: @escaping (Self.Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of the last value of another that a closure lets through.
    public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value can be the one.
        public let predicate: (Publishers.LastWhere<Upstream>.Output) -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.LastWhere<Upstream>.Output) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let last = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                ReduceSubscriber(
                    "LastWhere", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in
                        if predicate(value) { last.value = value }
                        return .next
                    },
                    result: { last.value }))
        }
    }
}

extension Publisher {
    /// Passes on the last value that a closure lets through when the publisher finishes.
    @inlinable public func last(
        where predicate: @escaping (Self.Output) -> Bool
    ) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

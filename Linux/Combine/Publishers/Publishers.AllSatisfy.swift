extension Publishers {
    /// A publisher of whether a closure says yes to all values of another.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
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
                    "AllSatisfy", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in predicate(value) ? .next : .finish(false) },
                    result: { true }))
        }
    }
}

extension Publisher {
    /// Passes on false as soon as a closure says no to a value, or true when it hasn't by the end.
    @inlinable public func allSatisfy(
        _ predicate: @escaping (Self.Output) -> Bool
    ) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of how many values another has published.
    public struct Count<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Int {
            let count = Box(0)
            upstream.subscribe(
                ReduceSubscriber(
                    "Count", downstream: subscriber,
                    step: { (_: Upstream.Output) in
                        count.value += 1
                        return .next
                    },
                    result: { count.value }))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on how many values there were, when there are no more.
    @inlinable public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}

extension Publishers {
    /// A publisher of the first value of another.
    public struct First<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the value comes from.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                ReduceSubscriber(
                    "First", downstream: subscriber,
                    step: { (value: Upstream.Output) in .finish(value) },
                    result: { nil }))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the first value, and finishes.
    @inlinable public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}

extension Publishers {
    /// A publisher of the last value of another.
    public struct Last<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the value comes from.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let last = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                ReduceSubscriber(
                    "Last", downstream: subscriber,
                    step: { (value: Upstream.Output) in
                        last.value = value
                        return .next
                    },
                    result: { last.value }))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the last value when the publisher finishes.
    @inlinable public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}

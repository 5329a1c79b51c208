extension Publishers {
    /// A publisher of an array with all values of another.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            let values = Box<[Upstream.Output]>([])
            upstream.subscribe(
                ReduceSubscriber(
                    "Collect", downstream: subscriber,
                    step: { (value: Upstream.Output) in
                        values.value.append(value)
                        return .next
                    },
                    result: { values.value }))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on all values as one array, when there are no more.
    @inlinable public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}

extension Publishers {
    /// A publisher of the greatest value of another, in an order that a closure knows.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether the second of two values is the greater one.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let greatest = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                ReduceSubscriber(
                    "Comparison", downstream: subscriber,
                    step: { [areInIncreasingOrder] (value: Upstream.Output) in
                        if let last = greatest.value, !areInIncreasingOrder(last, value) { return .next }
                        greatest.value = value
                        return .next
                    },
                    result: { greatest.value }))
        }
    }
}

extension Publisher where Self.Output: Comparable {
    /// Passes on the least value, when there are no more.
    @inlinable public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Passes on the greatest value, when there are no more.
    @inlinable public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Passes on the least value, when there are no more, in an order that a closure knows.
    @inlinable public func min(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Passes on the greatest value, when there are no more, in an order that a closure knows.
    @inlinable public func max(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// A publisher of the greatest value of another, in an order that a closure knows, which can throw.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether the second of two values is the greater one.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        @inlinable public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let greatest = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                ReduceSubscriber(
                    "TryComparison", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [areInIncreasingOrder] (value: Upstream.Output) in
                        ReduceStep(catching: {
                            if let last = greatest.value, try !areInIncreasingOrder(last, value) { return .next }
                            greatest.value = value
                            return .next
                        })
                    },
                    result: { greatest.value }))
        }
    }
}

extension Publisher {
    /// Passes on the least value, when there are no more, in an order that a closure knows; what it throws ends the
    /// publisher.
    @inlinable public func tryMin(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Passes on the greatest value, when there are no more, in an order that a closure knows; what it throws ends the
    /// publisher.
    @inlinable public func tryMax(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// A publisher of the last value of another that a closure lets through, that ends when the closure throws.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value can be the one.
        public let predicate: (Publishers.TryLastWhere<Upstream>.Output) throws -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.TryLastWhere<Upstream>.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let last = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                ReduceSubscriber(
                    "TryLastWhere", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        ReduceStep(catching: {
                            if try predicate(value) { last.value = value }
                            return .next
                        })
                    },
                    result: { last.value }))
        }
    }
}

extension Publisher {
    /// Passes on the last value that a closure lets through when the publisher finishes; what it throws ends it early.
    @inlinable public func tryLast(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

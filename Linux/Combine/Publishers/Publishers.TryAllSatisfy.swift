extension Publishers {
    /// A publisher of whether a closure, which can throw, says yes to all values of another.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is asked of each value.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == any Error, S.Input == Bool {
            upstream.subscribe(
                ReduceSubscriber(
                    "TryAllSatisfy", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        ReduceStep(catching: { try predicate(value) ? .next : .finish(false) })
                    },
                    result: { true }))
        }
    }
}

extension Publisher {
    /// Passes on false as soon as a closure says no to a value, or true when it hasn't by the end; what it throws ends
    /// the publisher.
    @inlinable public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

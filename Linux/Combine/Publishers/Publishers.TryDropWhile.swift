extension Publishers {
    /// A publisher that leaves out the values of another for as long as a closure says so, and that ends when the
    /// closure throws.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is left out; not asked any more once one isn't.
        public let predicate: (Publishers.TryDropWhile<Upstream>.Output) throws -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.TryDropWhile<Upstream>.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let isDropping = Box(true)
            upstream.subscribe(
                StepSubscriber(
                    "TryDropWhile", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        Step(catching: {
                            if isDropping.value, try predicate(value) { return .skip }
                            isDropping.value = false
                            return .pass(value)
                        })
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out values until a closure says no; what it throws ends the publisher.
    @inlinable public func tryDrop(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of what a closure, which can throw, makes of all values of another, one after the other.
    public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// What is made of the last result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            let result = Box(initial)
            upstream.subscribe(
                ReduceSubscriber(
                    "TryReduce", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [nextPartialResult] (value: Upstream.Output) in
                        ReduceStep(catching: {
                            result.value = try nextPartialResult(result.value, value)
                            return .next
                        })
                    },
                    result: { result.value }))
        }
    }
}

extension Publisher {
    /// Passes on what a closure makes of its last result and each value, when there are no more values; what it throws
    /// ends the publisher.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

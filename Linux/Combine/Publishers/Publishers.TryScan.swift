extension Publishers {
    /// A publisher of what a closure makes of the last result and each value of another, that ends when it throws.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// What is made of the last result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            let result = Box(initialResult)
            upstream.subscribe(
                StepSubscriber(
                    "TryScan", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [nextPartialResult] (value: Upstream.Output) in
                        Step(catching: {
                            result.value = try nextPartialResult(result.value, value)
                            return .pass(result.value)
                        })
                    }))
        }
    }
}

extension Publisher {
    /// Passes on what a closure makes of its last result and each value; what it throws ends the publisher.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

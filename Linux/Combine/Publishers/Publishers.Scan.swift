extension Publishers {
    /// A publisher of what a closure makes of the last result and each value of another.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// What is made of the last result and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            let result = Box(initialResult)
            upstream.subscribe(
                StepSubscriber(
                    "Scan", downstream: subscriber,
                    step: { [nextPartialResult] (value: Upstream.Output) in
                        result.value = nextPartialResult(result.value, value)
                        return .pass(result.value)
                    }))
        }
    }
}

extension Publisher {
    /// Passes on what a closure makes of its last result and each value.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher of what a closure makes of all values of another, one after the other.
    public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// What is made of the last result and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            let result = Box(initial)
            upstream.subscribe(
                ReduceSubscriber(
                    "Reduce", downstream: subscriber,
                    step: { [nextPartialResult] (value: Upstream.Output) in
                        result.value = nextPartialResult(result.value, value)
                        return .next
                    },
                    result: { result.value }))
        }
    }
}

extension Publisher {
    /// Passes on what a closure makes of its last result and each value, when there are no more values.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

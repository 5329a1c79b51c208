extension Publishers {
    /// A publisher of whether another publishes a certain value.
    public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The value that is looked for.
        public let output: Upstream.Output

        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
            upstream.subscribe(
                ReduceSubscriber(
                    "Contains", downstream: subscriber,
                    step: { [output] (value: Upstream.Output) in value == output ? .finish(true) : .next },
                    result: { false }))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Self.Output: Equatable {
    /// Passes on true as soon as a certain value comes, or false when it hasn't come by the end.
    @inlinable public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

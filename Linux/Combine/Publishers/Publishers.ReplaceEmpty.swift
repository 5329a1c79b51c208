extension Publishers {
    /// A publisher that gives a value when another finishes without any.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is given if there is no value.
        public let output: Publishers.ReplaceEmpty<Upstream>.Output

        /// The publisher that values come from.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream, output: Publishers.ReplaceEmpty<Upstream>.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                ReplaceSubscriber<Upstream.Output, Upstream.Failure, Upstream.Failure>(
                    "ReplaceEmpty", downstream: AnySubscriber(subscriber), output: output,
                    end: { completion, isEmpty in
                        if isEmpty, case .finished = completion { nil } else { completion }
                    }))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Gives a value if the publisher finishes without any.
    @inlinable public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that, in place of the error of another, gives a value and finishes.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// What stands for the error.
        public let output: Publishers.ReplaceError<Upstream>.Output

        /// The publisher that values come from.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream, output: Publishers.ReplaceError<Upstream>.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == Never, Upstream.Output == S.Input {
            let replace = ReplaceSubscriber<Upstream.Output, Upstream.Failure, Never>(
                "ReplaceError", downstream: AnySubscriber(subscriber), output: output,
                end: { completion, _ in
                    switch completion {
                    case .finished: .finished
                    case .failure: nil
                    }
                })
            // The subscriber needn't wait for the upstream's subscription.
            replace.handOver()
            upstream.subscribe(replace)
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Gives a value in place of the error, and finishes.
    @inlinable public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

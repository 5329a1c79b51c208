extension Publishers {
    /// A publisher that passes on the values of another for as long as a closure says so, and then finishes.
    public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is passed on; the first that isn't is the end.
        public let predicate: (Publishers.PrefixWhile<Upstream>.Output) -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.PrefixWhile<Upstream>.Output) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                StepSubscriber(
                    "PrefixWhile", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in predicate(value) ? .pass(value) : .finish }))
        }
    }
}

extension Publisher {
    /// Passes on values until a closure says no, and then finishes.
    @inlinable public func prefix(
        while predicate: @escaping (Self.Output) -> Bool
    ) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

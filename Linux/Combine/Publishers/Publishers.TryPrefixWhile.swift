extension Publishers {
    /// A publisher that passes on the values of another for as long as a closure says so, and that also ends when the
    /// closure throws.
    public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is passed on; the first that isn't is the end.
        public let predicate: (Publishers.TryPrefixWhile<Upstream>.Output) throws -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.TryPrefixWhile<Upstream>.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                StepSubscriber(
                    "TryPrefixWhile", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        Step(catching: { try predicate(value) ? .pass(value) : .finish })
                    }))
        }
    }
}

extension Publisher {
    /// Passes on values until a closure says no, and then finishes; what it throws ends the publisher, too.
    @inlinable public func tryPrefix(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

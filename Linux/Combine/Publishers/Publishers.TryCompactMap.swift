extension Publishers {
    /// A publisher of what a closure makes of each value of another, without nil, that ends when the closure throws.
    public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is done with each value; nil isn't passed on.
        public let transform: (Upstream.Output) throws -> Output?

        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                StepSubscriber(
                    "TryCompactMap", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [transform] (value: Upstream.Output) in
                        Step(catching: { try transform(value).map { .pass($0) } ?? .skip })
                    }))
        }
    }
}

extension Publisher {
    /// Passes on what a closure makes of each value, unless that is nil; what it throws ends the publisher.
    @inlinable public func tryCompactMap<T>(
        _ transform: @escaping (Self.Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Passes on what a second closure makes of each value, in one step with the first, unless that is nil.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            try first($0).flatMap(transform)
        }
    }
}

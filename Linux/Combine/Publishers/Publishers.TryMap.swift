extension Publishers {
    /// A publisher that changes each value of another with a closure that can throw, which ends it.
    public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What is done with each value.
        public let transform: (Upstream.Output) throws -> Output

        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                StepSubscriber(
                    "TryMap", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [transform] (value: Upstream.Output) in
                        Step(catching: { .pass(try transform(value)) })
                    }))
        }
    }
}

extension Publisher {
    /// Changes each value with a closure; what it throws ends the publisher.
    @inlinable public func tryMap<T>(
        _ transform: @escaping (Self.Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.Map {
    /// Changes each value with a second closure, in one step with the first; what it throws ends the publisher.
    @inlinable public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Changes each value with a second closure, in one step with the first.
    @inlinable public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(try first($0)) }
    }

    /// Changes each value with a second closure, in one step with the first; what either throws ends the publisher.
    @inlinable public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try transform(try first($0)) }
    }
}

extension Publishers {
    /// A publisher that passes on those values of another that a closure lets through, and that ends when it throws.
    public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is passed on.
        public let isIncluded: (Upstream.Output) throws -> Bool

        @inlinable public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                StepSubscriber(
                    "TryFilter", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [isIncluded] (value: Upstream.Output) in
                        Step(catching: { try isIncluded(value) ? .pass(value) : .skip })
                    }))
        }
    }
}

extension Publisher {
    /// Passes on those values that a closure lets through; what it throws ends the publisher.
    @inlinable public func tryFilter(
        _ isIncluded: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.TryFilter {
    /// Passes on those values that a second closure lets through, too.
    @inlinable public func filter(
        _ isIncluded: @escaping (Publishers.TryFilter<Upstream>.Output) -> Bool
    ) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Passes on those values that a second closure lets through, too; what either throws ends the publisher.
    @inlinable public func tryFilter(
        _ isIncluded: @escaping (Publishers.TryFilter<Upstream>.Output) throws -> Bool
    ) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}

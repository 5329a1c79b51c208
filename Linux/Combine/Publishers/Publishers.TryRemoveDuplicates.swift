extension Publishers {
    /// A publisher that leaves out those values of another that are the same as the one before, and that ends when the
    /// closure that compares them throws.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value counts as the same as the one before, which is the first argument.
        public let predicate:
            (
                Publishers.TryRemoveDuplicates<Upstream>.Output, Publishers.TryRemoveDuplicates<Upstream>.Output
            ) throws -> Bool

        @inlinable public init(
            upstream: Upstream,
            predicate:
                @escaping (
                    Publishers.TryRemoveDuplicates<Upstream>.Output, Publishers.TryRemoveDuplicates<Upstream>.Output
                ) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let last = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                StepSubscriber(
                    "TryRemoveDuplicates", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [predicate] (value: Upstream.Output) in
                        let previous = last.value
                        // Before the call, which may lead to further values. One that is left out counts, too.
                        last.value = value
                        return Step(catching: {
                            guard let previous, try predicate(previous, value) else { return .pass(value) }
                            return .skip
                        })
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out each value that a closure counts as the same as the one before; what it throws ends the publisher.
    @inlinable public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

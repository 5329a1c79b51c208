extension Publishers {
    /// A publisher that leaves out those values of another that are the same as the one before.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value counts as the same as the one before, which is the first argument.
        public let predicate:
            (Publishers.RemoveDuplicates<Upstream>.Output, Publishers.RemoveDuplicates<Upstream>.Output)
                -> Bool

        @inlinable public init(
            upstream: Upstream,
            predicate:
                @escaping (
                    Publishers.RemoveDuplicates<Upstream>.Output, Publishers.RemoveDuplicates<Upstream>.Output
                ) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let last = Box<Upstream.Output?>(nil)
            upstream.subscribe(
                StepSubscriber(
                    "RemoveDuplicates", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in
                        let previous = last.value
                        // Before the call, which may lead to further values. One that is left out counts, too.
                        last.value = value
                        guard let previous, predicate(previous, value) else { return .pass(value) }
                        return .skip
                    }))
        }
    }
}

extension Publisher where Self.Output: Equatable {
    /// Leaves out each value that equals the one before.
    @inlinable public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publisher {
    /// Leaves out each value that a closure counts as the same as the one before.
    @inlinable public func removeDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

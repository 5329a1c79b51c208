extension Publishers {
    /// A publisher that leaves out the values of another for as long as a closure says so.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether a value is left out; not asked any more once one isn't.
        public let predicate: (Publishers.DropWhile<Upstream>.Output) -> Bool

        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Publishers.DropWhile<Upstream>.Output) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let isDropping = Box(true)
            upstream.subscribe(
                StepSubscriber(
                    "DropWhile", downstream: subscriber,
                    step: { [predicate] (value: Upstream.Output) in
                        if isDropping.value, predicate(value) { return .skip }
                        isDropping.value = false
                        return .pass(value)
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out values until a closure says no.
    @inlinable public func drop(
        while predicate: @escaping (Self.Output) -> Bool
    ) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

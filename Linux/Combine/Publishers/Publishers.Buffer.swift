extension Publishers {
    /// A publisher that keeps values of another until its subscriber asks for them.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How many values are kept at most.
        public let size: Int

        /// What is asked of the upstream before the subscriber asks for anything.
        public let prefetch: Publishers.PrefetchStrategy

        /// What happens to a value that there is no room for.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>
        ) {
            precondition(size >= 0, "A buffer can't have a size of \(size).")
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                BufferSubscriber(
                    downstream: AnySubscriber(subscriber), size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }

    /// How a buffer is filled.
    public enum PrefetchStrategy {
        /// The upstream is asked for as many values as there is room for, and for another whenever one is delivered.
        case keepFull

        /// The upstream is asked for everything, so that it publishes values whenever it has them.
        case byRequest
    }

    /// What happens to a value that there is no room for in a buffer.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// The new value is dropped.
        case dropNewest

        /// The oldest value makes room for it.
        case dropOldest

        /// The publisher fails.
        case customError(() -> Failure)
    }
}

extension Publishers.PrefetchStrategy: Equatable {}

extension Publishers.PrefetchStrategy: Hashable {}

extension Publisher {
    /// Keeps values until the subscriber asks for them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

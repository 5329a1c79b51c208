extension Publishers {
    /// A publisher of which all subscribers share one subscription to another.
    public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public final let upstream: Upstream

        @usableFromInline let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        @inlinable @inline(__always) public final func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.subscribe(subscriber)
        }

        /// Whether both are the same object.
        public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Lets all subscribers share one subscription, which begins with the first of them and ends with the last.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}

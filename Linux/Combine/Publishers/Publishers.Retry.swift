extension Publishers {
    /// A publisher that subscribes to its upstream again when that fails.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How often the upstream is subscribed to again; nil for as often as it takes.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            attempt(Succession("Retry", to: subscriber), retries: retries)
        }

        private func attempt(_ succession: Succession<Output, Failure>, retries: Int?) {
            succession.subscribe {
                upstream.subscribe(
                    succession.side { (completion: Subscribers.Completion<Failure>) in
                        guard case .failure = completion, retries != 0 else { return .end(completion) }
                        return .subscribe { attempt(succession, retries: retries.map { $0 - 1 }) }
                    })
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again when this publisher fails, at most so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// A publisher that goes on with another one, or fails with another error, when its upstream fails.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What publisher follows an error, or what error is passed on in its place.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let succession = Succession("TryCatch", to: subscriber)
            succession.subscribe { [upstream, handler] in
                upstream.subscribe(
                    succession.side { (completion: Subscribers.Completion<Upstream.Failure>) in
                        guard case .failure(let error) = completion else { return .end(.finished) }
                        do {
                            let publisher = try handler(error)
                            return .subscribe {
                                publisher.subscribe(succession.side { .end($0.mapFailure { $0 as any Error }) })
                            }
                        } catch {
                            return .end(.failure(error))
                        }
                    })
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of an error, or fails with what it throws.
    public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

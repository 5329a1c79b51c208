extension Publishers {
    /// A publisher that goes on with another one when its upstream fails.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What publisher follows an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let succession = Succession("Catch", to: subscriber)
            succession.subscribe { [upstream, handler] in
                upstream.subscribe(
                    succession.side { (completion: Subscribers.Completion<Upstream.Failure>) in
                        guard case .failure(let error) = completion else { return .end(.finished) }
                        let publisher = handler(error)
                        return .subscribe { publisher.subscribe(succession.side { .end($0) }) }
                    })
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of an error.
    public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// A publisher that leaves out the values of another until a third one sends something.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The publisher whose first value is waited for.
        public let other: Other

        @inlinable public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let drop = DropUntilOutputSubscriber(AnySubscriber(subscriber))
            subscriber.receive(subscription: drop)
            drop.wait(for: other)
            upstream.subscribe(drop)
        }
    }
}

@usableFromInline
final class DropUntilOutputSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    @usableFromInline typealias Downstream = AnySubscriber<Input, Failure>

    private let lock = Lock()
    /// Nil once the operator has come to its end.
    private var receiver: Downstream?
    private var link = EarlyLink()
    private var triggerLink = UpstreamLink()
    /// Whether values are passed on.
    private var isOpen = false

    @usableFromInline init(_ downstream: Downstream) {
        receiver = downstream
    }

    @usableFromInline var description: String { "DropUntilOutput" }

    @usableFromInline func wait<Other: Publisher>(for other: Other) where Other.Failure == Failure {
        other.subscribe(
            TriggerSubscriber<Other.Output, Failure>(
                description: description, combineIdentifier: combineIdentifier,
                receiveSubscription: { [self] subscription in lock.withLock { triggerLink.accept(subscription) } },
                receiveFirst: { [self] in open() },
                receiveCompletion: { [self] in triggerEnded($0) }))
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard let early = lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        if early > .none { subscription.request(early) }
    }

    /// A value that is left out isn't asked for again, as it isn't by Apple.
    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        let receiver = lock.withLock { isOpen ? self.receiver : nil }
        return receiver?.receive(input) ?? .none
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        let (receiver, _, trigger) = end()
        trigger?.cancel()
        receiver?.receive(completion: completion)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.request(demand) }?.request(demand)
    }

    @usableFromInline func cancel() {
        let (_, subscription, trigger) = end()
        subscription?.cancel()
        trigger?.cancel()
    }

    private func open() {
        let trigger = lock.withLock {
            isOpen = true
            return triggerLink.end()
        }
        trigger?.cancel()
    }

    /// The end of what is waited for is the end of all, unless there was a value before.
    private func triggerEnded(_ completion: Subscribers.Completion<Failure>) {
        guard !lock.withLock({ isOpen }) else { return }
        let (receiver, subscription, _) = end()
        subscription?.cancel()
        receiver?.receive(completion: completion)
    }

    /// Lets go of everything, outside of the lock.
    private func end() -> (receiver: Downstream?, subscription: (any Subscription)?, trigger: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end(), triggerLink.end()) }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Leaves out values until another publisher sends one.
    @inlinable public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

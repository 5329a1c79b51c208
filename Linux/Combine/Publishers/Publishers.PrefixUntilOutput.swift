extension Publishers {
    /// A publisher that passes on the values of another, and finishes when a third one sends something.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The publisher whose first value is the end.
        public let other: Other

        @inlinable public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let prefix = PrefixUntilOutputSubscriber(AnySubscriber(subscriber))
            prefix.wait(for: other)
            upstream.subscribe(prefix)
        }
    }
}

@usableFromInline
final class PrefixUntilOutputSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    @usableFromInline typealias Downstream = AnySubscriber<Input, Failure>

    private let lock = Lock()
    /// Nil once the operator has come to its end.
    private var receiver: Downstream?
    private var link = UpstreamLink()
    private var triggerLink = UpstreamLink()
    /// The thread on which the subscriber is busy with what came from the upstream.
    private var busy: ThreadID?
    /// The subscriber, if it's to be told of the end when it's not busy any more.
    private var finishing: Downstream?

    @usableFromInline init(_ downstream: Downstream) {
        receiver = downstream
    }

    @usableFromInline var description: String { "PrefixUntilOutput" }

    @usableFromInline func wait<Other: Publisher>(for other: Other) {
        other.subscribe(
            TriggerSubscriber<Other.Output, Other.Failure>(
                description: description, combineIdentifier: combineIdentifier,
                receiveSubscription: { [self] subscription in lock.withLock { triggerLink.accept(subscription) } },
                receiveFirst: { [self] in finish() },
                receiveCompletion: { [self] _ in triggerEnded() }))
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        deliver { $0.receive(subscription: self) }
    }

    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        deliver { $0.receive(input) } ?? .none
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        let (receiver, _, trigger) = end()
        trigger?.cancel()
        receiver?.receive(completion: completion)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand)
    }

    @usableFromInline func cancel() {
        let finishing = lock.withLock { self.finishing.take() }
        let (_, subscription, trigger) = end()
        subscription?.cancel()
        trigger?.cancel()
        withExtendedLifetime(finishing) {}
    }

    /// Calls the subscriber, and tells it of an end that another thread has brought about meanwhile.
    private func deliver<Result>(_ body: (Downstream) -> Result) -> Result? {
        lock.lock()
        let receiver = receiver
        let isOuter = busy == nil
        if isOuter, receiver != nil { busy = .current }
        lock.unlock()
        guard let receiver else { return nil }
        let result = body(receiver)
        guard isOuter else { return result }
        let finishing = lock.withLock {
            busy = nil
            return self.finishing.take()
        }
        finishing?.receive(completion: .finished)
        return result
    }

    private func finish() {
        lock.lock()
        // What comes after the end of what is waited for is no trigger any more.
        guard let trigger = triggerLink.end() else { return lock.unlock() }
        let isBegun = if case .waiting = link.state { false } else { true }
        let isBusyElsewhere = busy.map { $0 != .current } ?? false
        var receiver = receiver.take()
        if isBusyElsewhere { swap(&receiver, &finishing) }
        let subscription = link.end()
        lock.unlock()
        subscription?.cancel()
        trigger.cancel()
        // Nobody is told of the end of something that hasn't begun.
        if !isBegun { receiver?.receive(subscription: Subscriptions.empty) }
        receiver?.receive(completion: .finished)
    }

    /// The end of what is waited for changes nothing.
    private func triggerEnded() {
        let trigger = lock.withLock { triggerLink.end() }
        withExtendedLifetime(trigger) {}
    }

    /// Lets go of everything, outside of the lock.
    private func end() -> (receiver: Downstream?, subscription: (any Subscription)?, trigger: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end(), triggerLink.end()) }
    }
}

extension Publisher {
    /// Passes on values until another publisher sends one, and then finishes.
    @inlinable public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

/// The subscription of a `switchToLatest`.
final class LatestPublisher<P: Publisher>: Outlet<P.Output, P.Failure>, Subscription, OperatorDescription {
    private enum Inner {
        case none
        case waiting
        case subscribed(any Subscription)
    }

    @exclusivity(unchecked) private var outer = UpstreamLink()
    @exclusivity(unchecked) private var inner = Inner.none
    /// How many publishers there were before this one.
    @exclusivity(unchecked) private var generation = 0
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var isOuterDone = false

    var description: String { "SwitchToLatest" }

    func request(_ more: Subscribers.Demand) {
        precondition(more > .none, "A subscription was asked for no values.")
        received(more)
    }

    override func received(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        let inner = lock.withLock {
            demand += more
            return self.inner
        }
        if case .subscribed(let subscription) = inner { subscription.request(more) }
    }

    func cancel() {
        let (inner, outer, remains) = lock.withLock { (takeInner(), self.outer.end(), close()) }
        inner?.cancel()
        outer?.cancel()
        withExtendedLifetime(remains) {}
    }

    private func takeInner() -> (any Subscription)? {
        generation += 1
        defer { inner = .none }
        return if case .subscribed(let subscription) = inner { subscription } else { nil }
    }

    /// Cancels everything else and fails, because of the publisher of the moment or of the one that publishes them.
    private func fail(_ completion: Subscribers.Completion<P.Failure>, from source: Int? = nil) {
        let ended: (inner: (any Subscription)?, outer: (any Subscription)?)? = lock.withLock {
            guard source == nil || source == generation else { return nil }
            isOuterDone = false
            return (takeInner(), outer.end())
        }
        guard let ended else { return }
        if source == nil { ended.inner?.cancel() }
        ended.outer?.cancel()
        lock.lock()
        finish(completion)
    }
}

/// The upstream of publishers.
extension LatestPublisher {
    func receiveOuter(subscription: any Subscription) {
        guard lock.withLock({ outer.accept(subscription) }) else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    func receiveOuter(_ publisher: P) {
        let (old, turn): ((any Subscription)?, Int?) = lock.withLock {
            let old = takeInner()
            guard !isClosed, outer.subscription != nil else { return (old, nil) }
            inner = .waiting
            return (old, generation)
        }
        old?.cancel()
        // Meanwhile there may be a newer one, or the end.
        guard let turn, lock.withLock({ turn == generation }) else { return }
        publisher.subscribe(AnySubscriber(InnerSubscriber(latest: self, generation: turn)))
    }

    func receiveOuter(completion: Subscribers.Completion<P.Failure>) {
        let ended = lock.withLock { outer.end() }
        guard ended != nil else { return }
        if case .failure = completion { return fail(completion) }
        lock.lock()
        isOuterDone = true
        if case .none = inner { finish(.finished) } else { lock.unlock() }
    }
}

/// The latest publisher; what comes from one before it doesn't count.
extension LatestPublisher {
    fileprivate func receive(subscription: any Subscription, from source: Int) {
        let amount: Subscribers.Demand? = lock.withLock {
            guard source == generation, !isClosed, case .waiting = inner else { return nil }
            inner = .subscribed(subscription)
            return demand
        }
        guard let amount else { return subscription.cancel() }
        if amount > .none { subscription.request(amount) }
    }

    fileprivate func receive(_ value: P.Output, from source: Int) -> Subscribers.Demand {
        lock.lock()
        guard source == generation, !isClosed else {
            lock.unlock()
            return .none
        }
        demand -= 1
        guard let more = pass(value), more > .none else { return .none }
        let isCurrent = lock.withLock {
            guard source == generation else { return false }
            demand += more
            return true
        }
        if isCurrent { return more }
        received(more)
        return .none
    }

    fileprivate func receive(completion: Subscribers.Completion<P.Failure>, from source: Int) {
        if case .failure = completion { return fail(completion, from: source) }
        let ended = lock.withLock { source == generation ? takeInner() : nil }
        guard ended != nil else { return }
        lock.lock()
        if isOuterDone, case .none = inner { finish(.finished) } else { lock.unlock() }
    }
}

/// The subscriber of a publisher for as long as it's the latest.
private final class InnerSubscriber<P: Publisher>: Subscriber, OperatorDescription {
    typealias Input = P.Output
    typealias Failure = P.Failure

    private let latest: LatestPublisher<P>
    private let generation: Int

    init(latest: LatestPublisher<P>, generation: Int) {
        self.latest = latest
        self.generation = generation
    }

    var description: String { latest.description }

    func receive(subscription: any Subscription) {
        latest.receive(subscription: subscription, from: generation)
    }

    func receive(_ input: P.Output) -> Subscribers.Demand {
        latest.receive(input, from: generation)
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
        latest.receive(completion: completion, from: generation)
    }
}

/// A subject that has a value, which new subscribers get first.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let lock = Lock()
    @exclusivity(unchecked) private var current: Output
    @exclusivity(unchecked) private var conduits = SubjectConduits<Output, Failure>()
    @exclusivity(unchecked) private var completion: Subscribers.Completion<Failure>?
    @exclusivity(unchecked) private var upstreams = SubjectUpstreams()

    /// The latest value; setting it sends it.
    public final var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Creates a subject with its first value.
    public init(_ value: Output) {
        current = value
    }

    deinit {
        for upstream in upstreams.all { upstream.cancel() }
    }

    @inlinable @inline(__always) public final func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        attach(AnySubscriber(subscriber))
    }

    @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
        let subscription = lock.withLock { completion == nil ? add(subscriber) : nil }
        if let subscription {
            subscription.start()
        } else if let completion = lock.withLock({ completion }) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        }
    }

    public final func send(_ input: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        // The old value is released outside of the lock.
        let old = current
        current = input
        let receivers = conduits.snapshot
        lock.unlock()
        withExtendedLifetime(old) { receivers.send(input) }
    }

    public final func send(completion: Subscribers.Completion<Failure>) {
        let (receivers, unheard) = lock.withLock {
            // After the completion there are no conduits.
            self.completion = self.completion ?? completion
            return (conduits.removeAll(), upstreams.end())
        }
        receivers.finish(completion)
        for upstream in unheard { upstream.cancel() }
    }

    public final func send(subscription: any Subscription) {
        guard lock.withLock({ upstreams.add(subscription) }) else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    private func add(_ subscriber: AnySubscriber<Output, Failure>) -> SubjectSubscription<Output, Failure> {
        conduits.add {
            SubjectSubscription(parent: self, downstream: subscriber, latest: current, ticket: $0)
        }
    }
}

extension CurrentValueSubject: SubjectUpstreamsOwner {
    func letGo(of upstream: AnyObject) {
        let ended = lock.withLock { upstreams.remove(upstream) }
        withExtendedLifetime(ended) {}
    }
}

extension CurrentValueSubject: SubjectParent {
    func demandReceived() {}

    func remove(_ conduit: SubjectConduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

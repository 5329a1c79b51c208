/// A subject that hands each value to the subscribers that have asked for one, and keeps none.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let lock = Lock()
    @exclusivity(unchecked) private var conduits = SubjectConduits<Output, Failure>()
    @exclusivity(unchecked) private var completion: Subscribers.Completion<Failure>?
    @exclusivity(unchecked) private var upstreams = SubjectUpstreams()
    @exclusivity(unchecked) private var isDemanded = false

    public init() {}

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
        lock.withLock { conduits.snapshot }.send(input)
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
        let (isKept, isOpen) = lock.withLock { (upstreams.add(subscription), isDemanded) }
        guard isKept else { return subscription.cancel() }
        if isOpen { subscription.request(.unlimited) }
    }

    private func add(_ subscriber: AnySubscriber<Output, Failure>) -> SubjectSubscription<Output, Failure> {
        conduits.add { SubjectSubscription(parent: self, downstream: subscriber, ticket: $0) }
    }
}

extension PassthroughSubject: SubjectUpstreamsOwner {
    func letGo(of upstream: AnyObject) {
        let ended = lock.withLock { upstreams.remove(upstream) }
        withExtendedLifetime(ended) {}
    }
}

extension PassthroughSubject: SubjectParent {
    /// The first demand opens the subscriptions that the subject was given.
    func demandReceived() {
        let opened = lock.withLock {
            defer { isDemanded = true }
            return isDemanded ? [] : upstreams.all
        }
        for upstream in opened { upstream.request(.unlimited) }
    }

    func remove(_ conduit: SubjectConduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

/// A subject that hands each value to the subscribers that have asked for one, and keeps none.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let lock = Lock()
    private var conduits = SubjectConduits<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isDemanded = false

    public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = lock.withLock { completion == nil ? add(subscriber) : nil }
        if let subscription {
            subscription.start()
        } else if let completion = lock.withLock({ completion }) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        }
    }

    public final func send(_ input: Output) {
        for conduit in lock.withLock({ conduits.all }) { conduit.send(input) }
    }

    public final func send(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock { () -> [SubjectConduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            return conduits.removeAll()
        }
        for conduit in ended { conduit.finish(completion) }
    }

    public final func send(subscription: any Subscription) {
        let isOpen = lock.withLock {
            upstreams.append(subscription)
            return isDemanded
        }
        if isOpen { subscription.request(.unlimited) }
    }

    private func add<S: Subscriber>(_ subscriber: S) -> SubjectSubscription<PassthroughSubject, S>
    where Output == S.Input, Failure == S.Failure {
        conduits.add { ticket in
            SubjectSubscription(
                parent: self, downstream: subscriber, delivery: Delivery(keepsLatest: false), ticket: ticket)
        }
    }
}

extension PassthroughSubject: SubjectParent {
    /// The first demand opens the subscriptions that the subject was given.
    func demandReceived() {
        let opened = lock.withLock {
            defer { isDemanded = true }
            return isDemanded ? [] : upstreams
        }
        for upstream in opened { upstream.request(.unlimited) }
    }

    func remove(_ conduit: SubjectConduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

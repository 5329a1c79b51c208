/// A subject that has a value, which new subscribers get first.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let lock = Lock()
    private var current: Output
    private var conduits = SubjectConduits<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

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
        let (old, receivers) = lock.withLock { () -> (Output?, [SubjectConduit<Output, Failure>]) in
            guard self.completion == nil else { return (nil, []) }
            defer { current = input }
            return (current, conduits.all)
        }
        // The old value is released here at the earliest, outside of the lock.
        withExtendedLifetime(old) {
            for conduit in receivers { conduit.send(input) }
        }
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
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    private func add<S: Subscriber>(_ subscriber: S) -> SubjectSubscription<CurrentValueSubject, S>
    where Output == S.Input, Failure == S.Failure {
        conduits.add { ticket in
            SubjectSubscription(
                parent: self, downstream: subscriber, delivery: Delivery(latest: current, keepsLatest: true),
                ticket: ticket)
        }
    }
}

extension CurrentValueSubject: SubjectParent {
    func demandReceived() {}

    func remove(_ conduit: SubjectConduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

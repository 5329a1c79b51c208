/// A publisher that tells its subscribers that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private var conduits = SubjectConduits<Void, Never>()

    public init() {}

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        lock.withLock {
            conduits.add { ticket in
                SubjectSubscription(
                    parent: self, downstream: subscriber, delivery: Delivery(keepsLatest: false), ticket: ticket)
            }
        }.start()
    }

    /// Tells the subscribers.
    public final func send() {
        for conduit in lock.withLock({ conduits.all }) { conduit.send(()) }
    }
}

extension ObservableObjectPublisher: SubjectParent {
    func demandReceived() {}

    func remove(_ conduit: SubjectConduit<Void, Never>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

/// A publisher that tells its subscribers that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private var conduits = SubjectConduits<Void, Never>()

    public init() {}

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        lock.withLock {
            conduits.add { SubjectSubscription(parent: self, downstream: AnySubscriber(subscriber), ticket: $0) }
        }.start()
    }

    /// Tells the subscribers.
    public final func send() {
        lock.withLock { conduits.snapshot }.send(())
    }
}

extension ObservableObjectPublisher: SubjectParent {
    func demandReceived() {}

    func remove(_ conduit: SubjectConduit<Void, Never>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

/// The value of a published property, and those who listen to it.
final class PublishedSubject<Value>: SubjectParent {
    typealias Output = Value
    typealias Failure = Never

    private let lock = Lock()
    private var current: Value
    private var conduits = SubjectConduits<Value, Never>()
    private var objectWillChange: ObservableObjectPublisher?
    /// What writes to the property.
    private var upstreams: [ObjectIdentifier: PublishedSubscriber<Value>] = [:]

    init(_ value: Value) {
        current = value
    }

    deinit {
        for upstream in upstreams.values { upstream.cancel() }
    }

    var value: Value {
        lock.withLock { current }
    }

    /// Tells the object's listeners, then the property's, and then sets the value.
    ///
    /// Those who begin to listen while the property's listeners are told have got the old value first, and get the new
    /// one when it's set.
    func send(_ value: Value) {
        publisher?.send()
        let (receivers, newcomers) = lock.withLock { (conduits.snapshot, conduits.nextTicket) }
        receivers.send(value)
        let (old, late) = lock.withLock {
            defer { current = value }
            return (current, conduits.snapshot(from: newcomers))
        }
        // The old value is released outside of the lock.
        withExtendedLifetime(old) { late.send(value) }
    }

    func attach(_ subscriber: AnySubscriber<Value, Never>) {
        lock.withLock {
            conduits.add {
                SubjectSubscription(parent: self, downstream: subscriber, latest: current, ticket: $0)
            }
        }.start()
    }

    /// Keeps what writes to the property for as long as the property lives, or until it's let go of.
    func keep(_ upstream: PublishedSubscriber<Value>) {
        lock.withLock { upstreams[ObjectIdentifier(upstream)] = upstream }
    }

    /// Lets go of what writes nothing any more.
    func letGo(of upstream: PublishedSubscriber<Value>) {
        // The caller holds it, so that this releases nothing.
        _ = lock.withLock { upstreams.removeValue(forKey: ObjectIdentifier(upstream)) }
    }

    func demandReceived() {}

    func remove(_ conduit: SubjectConduit<Value, Never>) {
        lock.withLock { conduits.remove(conduit) }
    }
}

extension PublishedSubject: ChangeSource {
    var publisher: ObservableObjectPublisher? {
        lock.withLock { objectWillChange }
    }

    func install(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        lock.withLock {
            let installed = objectWillChange ?? publisher
            objectWillChange = installed
            return installed
        }
    }
}

/// The value of a published property, and those who listen to it.
final class PublishedSubject<Value>: SubjectParent {
    typealias Output = Value
    typealias Failure = Never

    private let lock = Lock()
    private var current: Value
    private var conduits = SubjectConduits<Value, Never>()
    private var objectWillChange: ObservableObjectPublisher?
    private var upstreams: [AnyCancellable] = []

    init(_ value: Value) {
        current = value
    }

    var value: Value {
        lock.withLock { current }
    }

    /// Tells the object's listeners, then the property's, and then sets the value.
    func send(_ value: Value) {
        let (change, receivers) = lock.withLock { (objectWillChange, conduits.snapshot) }
        change?.send()
        receivers.send(value)
        lock.lock()
        // The old value is released outside of the lock.
        let old = current
        current = value
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    func attach(_ subscriber: AnySubscriber<Value, Never>) {
        lock.withLock {
            conduits.add {
                SubjectSubscription(parent: self, downstream: subscriber, latest: current, ticket: $0)
            }
        }.start()
    }

    /// Keeps what writes to the property for as long as the property lives.
    func keep(_ upstream: AnyCancellable) {
        lock.withLock { upstreams.append(upstream) }
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

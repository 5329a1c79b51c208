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
        let (change, receivers) = lock.withLock { (objectWillChange, conduits.all) }
        change?.send()
        for conduit in receivers { conduit.send(value) }
        let old = lock.withLock {
            defer { current = value }
            return current
        }
        withExtendedLifetime(old) {}
    }

    func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
        lock.withLock {
            conduits.add { ticket in
                SubjectSubscription(
                    parent: self, downstream: subscriber, delivery: Delivery(latest: current, keepsLatest: true),
                    ticket: ticket)
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

/// Writes what it receives to a published property, which holds it; it doesn't hold the property.
final class PublishedSubscriber<Value>: Subscriber, Cancellable {
    private let lock = Lock()
    private weak let subject: PublishedSubject<Value>?
    private var link = UpstreamLink()

    init(_ subject: PublishedSubject<Value>) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let isAccepted = lock.withLock { link.accept(subscription) }
        if isAccepted {
            subscription.request(.unlimited)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        _ = end()
        subject?.letGo(of: self)
    }

    func cancel() {
        end()?.cancel()
    }

    private func end() -> (any Subscription)? {
        lock.withLock { link.end() }
    }
}

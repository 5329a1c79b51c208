/// The subscriber through which a subject listens to a publisher.
///
/// It's also what the subject gets for a subscription, so that cancelling either ends both.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private var subject: Downstream?
    private var link = UpstreamLink()

    init(_ subject: Downstream) {
        self.subject = subject
    }

    var description: String { "Subject" }
    var playgroundDescription: Any { description }

    var customMirror: Mirror {
        let subscription = lock.withLock { link.subscription }
        return Mirror(
            self, children: ["downstreamSubject": receiver as Any, "upstreamSubscription": subscription as Any])
    }

    func receive(subscription: any Subscription) {
        let isAccepted = lock.withLock { link.accept(subscription) }
        if isAccepted {
            receiver?.send(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Downstream.Output) -> Subscribers.Demand {
        receiver?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private var receiver: Downstream? {
        lock.withLock { subject }
    }

    /// Lets go of both sides, and has the subject let go of this.
    private func end() -> (subject: Downstream?, subscription: (any Subscription)?) {
        let (subject, subscription) = lock.withLock { (self.subject.take(), link.end()) }
        (subject as? any SubjectUpstreamsOwner)?.letGo(of: self)
        return (subject, subscription)
    }
}

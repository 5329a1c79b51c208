/// The subscriber of an operator that delivers what it gets from actions of a scheduler, in the same order.
final class ReschedulingSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    typealias Schedule = (@escaping () -> Void) -> Void

    let description: String
    private let lock = Lock()
    private var link = UpstreamLink()
    private let mailbox: Mailbox<Input, Failure>
    private let scheduleSubscription: Schedule
    private let scheduleRest: Schedule

    /// Creates a subscriber that schedules the subscription in one way, and values and the completion in another.
    init(
        _ description: String, downstream: AnySubscriber<Input, Failure>, scheduleSubscription: @escaping Schedule,
        scheduleRest: @escaping Schedule
    ) {
        self.description = description
        mailbox = Mailbox(downstream)
        self.scheduleSubscription = scheduleSubscription
        self.scheduleRest = scheduleRest
    }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        mailbox.put(.subscription)
        // Nobody needs the subscription if nobody holds this any more.
        scheduleSubscription { [weak self] in self?.deliverNext() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ link.subscription }) != nil else { return .none }
        mailbox.put(.value(input))
        scheduleRest { self.deliverNext() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ link.end() }) != nil else { return }
        mailbox.put(.completion(completion))
        scheduleRest { self.deliverNext() }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand)
    }

    func cancel() {
        mailbox.close()
        lock.withLock { link.end() }?.cancel()
    }

    private func deliverNext() {
        mailbox.deliverNext(from: self)
    }
}

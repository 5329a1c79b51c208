/// What is called when something passes between a publisher and its subscriber.
@usableFromInline struct TapEvents<Output, Failure: Error> {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Output) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((_ demand: Subscribers.Demand, _ isSynchronous: Bool) -> Void)?
}

/// The subscriber of an operator that changes nothing, and tells of all that passes.
@usableFromInline
final class TapSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    @usableFromInline let description: String
    private let lock = Lock()
    private var downstream: AnySubscriber<Input, Failure>?
    private var link = UpstreamLink()
    /// Nil after the end, so that the closures and what they hold are released.
    private var events: TapEvents<Input, Failure>?

    @usableFromInline init(
        _ description: String, downstream: AnySubscriber<Input, Failure>, events: TapEvents<Input, Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.events = events
    }

    @usableFromInline func receive(subscription: any Subscription) {
        lock.withLock { events }?.subscription?(subscription)
        let downstream = lock.withLock { link.accept(subscription) ? self.downstream : nil }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        let (downstream, events) = lock.withLock { (self.downstream, self.events) }
        guard let downstream else { return .none }
        events?.output?(input)
        let demand = downstream.receive(input)
        if demand > .none { events?.request?(demand, true) }
        return demand
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        let (downstream, _, events) = end()
        events?.completion?(completion)
        downstream?.receive(completion: completion)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { events }?.request?(demand, false)
        lock.withLock { link.subscription }?.request(demand)
    }

    @usableFromInline func cancel() {
        let (_, subscription, events) = end()
        events?.cancel?()
        subscription?.cancel()
    }

    /// Lets go of everything, outside of the lock.
    private func end() -> (
        downstream: AnySubscriber<Input, Failure>?, subscription: (any Subscription)?,
        events: TapEvents<Input, Failure>?
    ) {
        lock.withLock { (downstream.take(), link.end(), events.take()) }
    }
}

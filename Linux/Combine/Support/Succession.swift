/// The subscription of an operator that goes from one upstream to the next, `append`, `catch` and `retry`: what is asked
/// for and hasn't come yet goes along.
final class Succession<Output, Failure: Error>: Subscription, OperatorDescription {
    typealias Downstream = AnySubscriber<Output, Failure>

    /// What follows an upstream's completion.
    enum Next {
        case end(Subscribers.Completion<Failure>)
        /// Subscribe to the next upstream.
        case subscribe(() -> Void)
    }

    let description: String
    private let lock = Lock()
    @exclusivity(unchecked) private var receiver: Downstream?
    @exclusivity(unchecked) private var link = UpstreamLink()
    /// How many upstreams there were before this one.
    @exclusivity(unchecked) private var generation = 0
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var isHandedOver = false
    @exclusivity(unchecked) private var next: (() -> Void)?
    @exclusivity(unchecked) private var isSubscribing = false

    init(_ description: String, to downstream: Downstream) {
        self.description = description
        receiver = downstream
    }

    /// The subscriber for an upstream, with what follows its completion.
    func side<UpstreamFailure: Error>(
        _ completed: @escaping (Subscribers.Completion<UpstreamFailure>) -> Next
    ) -> AnySubscriber<Output, UpstreamFailure> {
        AnySubscriber(SuccessionSide(self, upstream: lock.withLock { generation }, completed: completed))
    }

    /// Hands the subscription over; what doesn't do it before the first upstream, does it with that one's subscription.
    func start() {
        let receiver = lock.withLock {
            isHandedOver = true
            return self.receiver
        }
        receiver?.receive(subscription: self)
    }

    /// Subscribes to an upstream; when that is over at once, to the next one after it and not from inside it, so that a
    /// long row of them doesn't use up the stack.
    func subscribe(_ attach: @escaping () -> Void) {
        let isFirst = lock.withLock {
            // The subscriber may have cancelled, from inside a closure of the operator or when it got the subscription.
            guard receiver != nil else { return false }
            next = attach
            defer { isSubscribing = true }
            return !isSubscribing
        }
        guard isFirst else { return }
        while attachNext() {}
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > .none, "A subscription was asked for no values.")
        let subscription = lock.withLock {
            demand += more
            return link.subscription
        }
        subscription?.request(more)
    }

    func cancel() {
        let (subscription, receiver, next) = lock.withLock { (link.end(), self.receiver.take(), self.next.take()) }
        subscription?.cancel()
        withExtendedLifetime((receiver, next)) {}
    }

    private func attachNext() -> Bool {
        let next = lock.withLock {
            isSubscribing = self.next != nil
            return self.next.take()
        }
        next?()
        return next != nil
    }
}

/// The upstream of the moment; what comes from one before it doesn't count.
extension Succession {
    fileprivate func receive(subscription: any Subscription, of upstream: Int) {
        let accepted: (amount: Subscribers.Demand, isFirst: Bool)? = lock.withLock {
            guard upstream == generation, receiver != nil, link.accept(subscription) else { return nil }
            return (demand, !isHandedOver)
        }
        guard let accepted else { return subscription.cancel() }
        if accepted.isFirst { start() }
        if accepted.amount > .none { subscription.request(accepted.amount) }
    }

    fileprivate func receive(_ value: Output, of upstream: Int) -> Subscribers.Demand {
        let receiver = lock.withLock {
            guard upstream == generation else { return nil as Downstream? }
            demand -= 1
            return self.receiver
        }
        guard let receiver else { return .none }
        let more = receiver.receive(value)
        let (isCurrent, subscription) = lock.withLock {
            demand += more
            return (upstream == generation, link.subscription)
        }
        if isCurrent { return more }
        if more > .none { subscription?.request(more) }
        return .none
    }

    fileprivate func receive<UpstreamFailure>(
        _ completion: Subscribers.Completion<UpstreamFailure>, of upstream: Int,
        _ completed: (Subscribers.Completion<UpstreamFailure>) -> Next
    ) {
        let ended: UpstreamLink? = lock.withLock {
            guard upstream == generation, receiver != nil else { return nil }
            generation += 1
            defer { link = UpstreamLink() }
            return link
        }
        guard ended != nil else { return }
        switch completed(completion) {
        case .end(let completion):
            lock.withLock { receiver.take() }?.receive(completion: completion)
        case .subscribe(let attach):
            subscribe(attach)
        }
    }
}

/// The subscriber of one upstream.
private final class SuccessionSide<Input, UpstreamFailure: Error, Failure: Error>: Subscriber, OperatorDescription {
    private let succession: Succession<Input, Failure>
    private let upstream: Int
    private let completed: (Subscribers.Completion<UpstreamFailure>) -> Succession<Input, Failure>.Next

    init(
        _ succession: Succession<Input, Failure>, upstream: Int,
        completed: @escaping (Subscribers.Completion<UpstreamFailure>) -> Succession<Input, Failure>.Next
    ) {
        self.succession = succession
        self.upstream = upstream
        self.completed = completed
    }

    var description: String { succession.description }

    func receive(subscription: any Subscription) {
        succession.receive(subscription: subscription, of: upstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        succession.receive(input, of: upstream)
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        succession.receive(completion, of: upstream, completed)
    }
}

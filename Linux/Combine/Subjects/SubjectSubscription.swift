/// A subscription to a subject.
final class SubjectSubscription<Output, Failure: Error>: SubjectConduit<Output, Failure>, Subscription,
    OperatorDescription
{
    typealias Parent = any SubjectParent<Output, Failure>
    typealias Downstream = AnySubscriber<Output, Failure>

    private enum Signal {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    private let parentType: Any.Type
    private weak var parent: Parent?
    @exclusivity(unchecked) private var receiver: Downstream?
    @exclusivity(unchecked) private var delivery: Delivery
    @exclusivity(unchecked) private var latest: Output?
    @exclusivity(unchecked) private var waiting = Queue<Signal>()

    /// Creates a subscription that keeps no value for later.
    init(parent: Parent, downstream: Downstream, ticket: Int) {
        self.parent = parent
        parentType = type(of: parent)
        receiver = downstream
        delivery = Delivery(keepsLatest: false, owner: .current)
        super.init(ticket: ticket)
    }

    /// Creates a subscription that keeps the latest value until it's asked for.
    init(parent: Parent, downstream: Downstream, latest: Output, ticket: Int) {
        self.parent = parent
        parentType = type(of: parent)
        receiver = downstream
        delivery = Delivery(keepsLatest: true, owner: .current)
        self.latest = latest
        super.init(ticket: ticket)
    }

    var description: String { (parentType as? any SubjectParent.Type)?.subscriptionName ?? "" }

    var customMirror: Mirror {
        let parent = lock.withLock { self.parent }
        let receiver = lock.withLock { self.receiver }
        return Mirror(self, children: ["parent": parent as Any, "downstream": receiver as Any])
    }

    /// Hands the subscription over, and then what has come since for the subscriber.
    func start() {
        guard let receiver = lock.withLock({ receiver }) else { return }
        receiver.receive(subscription: self)
        goOn(adding: .none, isInside: false, receiver)
    }

    // What is rare stands in functions of its own: merely naming a generic type here would cost more than the rest.
    override func send(_ value: Output) {
        let thread = ThreadID.current
        lock.lock()
        let turn = delivery.send(on: thread)
        guard case .deliver(let isInside) = turn else { return store(value, for: turn) }
        let receiver = receiver
        lock.unlock()
        guard let receiver else { return }
        goOn(adding: receiver.receive(value), isInside: isInside, receiver)
    }

    /// Lets go of the lock, too.
    @inline(never) private func store(_ value: Output, for turn: Delivery.Turn) {
        let old = latest
        switch turn {
        case .nothing, .deliver: break
        case .keep: latest = value
        case .wait: waiting.append(.value(value))
        }
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    override func finish(_ completion: Subscribers.Completion<Failure>) {
        let turn = lock.withLock {
            let turn = delivery.finish(on: .current)
            if case .wait = turn { waiting.append(.completion(completion)) }
            return turn
        }
        if case .deliver = turn { complete(completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscription was asked for no values.")
        lock.withLock { parent }?.demandReceived()
        lock.lock()
        switch delivery.request(demand, on: .current) {
        case .nothing, .keep:
            lock.unlock()
        case .wait:
            if let value = latest.take() { waiting.append(.value(value)) }
            lock.unlock()
        case .deliver(let isInside):
            let value = latest.take()
            let receiver = receiver
            lock.unlock()
            guard let receiver, let value else { return }
            goOn(adding: receiver.receive(value), isInside: isInside, receiver)
        }
    }

    func cancel() {
        _ = end()
    }

    /// Delivers what has become due while this thread was delivering.
    private func goOn(adding demand: Subscribers.Demand, isInside: Bool, _ receiver: Downstream) {
        lock.lock()
        let next = delivery.delivered(adding: demand, isInside: isInside)
        guard case .nothing = next else { return deliver(next, isInside: isInside, receiver) }
        lock.unlock()
    }

    /// Lets go of the lock, too.
    @inline(never) private func deliver(_ first: Delivery.Next, isInside: Bool, _ receiver: Downstream) {
        var next = first
        while let signal = take(next) {
            lock.unlock()
            switch signal {
            case .value(let value):
                let more = receiver.receive(value)
                lock.lock()
                next = delivery.delivered(adding: more, isInside: isInside)
            case .completion(let completion):
                return complete(completion)
            }
        }
        lock.unlock()
    }

    private func take(_ next: Delivery.Next) -> Signal? {
        switch next {
        case .nothing:
            return nil
        case .latest:
            return latest.take().map { .value($0) }
        case .firstWaitingThenLatest:
            if let value = latest.take() { waiting.append(.value(value)) }
            return waiting.popFirst()
        case .firstWaiting:
            return waiting.popFirst()
        }
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
        end()?.receive(completion: completion)
    }

    /// Lets go of everything, all at once and outside of the lock; returns whom the completion goes to.
    private func end() -> Downstream? {
        let (parent, receiver, latest, waiting) = lock.withLock {
            delivery.end()
            defer { (self.parent, self.receiver, self.latest, self.waiting) = (nil, nil, nil, Queue()) }
            return (self.parent, self.receiver, self.latest, self.waiting)
        }
        parent?.remove(self)
        withExtendedLifetime((latest, waiting)) {}
        return receiver
    }
}

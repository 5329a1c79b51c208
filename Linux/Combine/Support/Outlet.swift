/// The way to the subscriber of an operator with several upstreams: one thread at a time takes it.
///
/// What another thread brings meanwhile waits, and the busy thread takes it along. What the busy thread itself brings,
/// from inside the subscriber, is delivered at once.
class Outlet<Output, Failure: Error> {
    typealias Downstream = AnySubscriber<Output, Failure>

    fileprivate enum Signal {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    /// What is left at the end, to be released without the lock.
    struct Remains {
        private let contents: (Downstream?, Queue<Signal>)

        fileprivate init(_ receiver: Downstream?, _ waiting: Queue<Signal>) {
            contents = (receiver, waiting)
        }
    }

    /// Guards what subclasses add, too.
    final let lock = Lock()
    /// Whether the end is decided on, so that nothing more may come.
    @exclusivity(unchecked) private(set) final var isClosed = false
    @exclusivity(unchecked) private var receiver: Downstream?
    @exclusivity(unchecked) private var owner: ThreadID?
    /// How many values are on their way, one from inside the other.
    @exclusivity(unchecked) private var depth = 0
    /// Whether the subscription has been handed over, or is about to.
    @exclusivity(unchecked) private(set) final var isStarted = false
    @exclusivity(unchecked) private var waiting = Queue<Signal>()

    init(to downstream: Downstream) {
        receiver = downstream
    }

    /// The subscriber asks for more with what it returns for a value that had to wait.
    func received(_ demand: Subscribers.Demand) { preconditionFailure("An abstract method.") }

    /// Whether this is inside a call of the subscriber.
    final var isInside: Bool { owner == .current }

    /// Whether this is inside the subscriber while it receives a value.
    final var isInsideValue: Bool { depth > 0 && isInside }

    /// Hands the subscription over, and then what has come before and meanwhile.
    final func start(_ subscription: any Subscription) {
        let receiver = lock.withLock {
            isStarted = true
            owner = .current
            return self.receiver
        }
        receiver?.receive(subscription: subscription)
        takeWaitingAlong()
    }

    /// Hands a value over, or leaves it to the busy thread; called with the lock held, and lets go of it.
    ///
    /// Returns what the subscriber asks for; nil when it hasn't got the value yet.
    final func pass(_ value: Output) -> Subscribers.Demand? {
        guard let receiver, isFree else {
            if receiver != nil { waiting.append(.value(value)) }
            lock.unlock()
            return nil
        }
        let isFirst = owner == nil
        owner = .current
        depth += 1
        lock.unlock()
        let demand = receiver.receive(value)
        lock.withLock { depth -= 1 }
        if isFirst { takeWaitingAlong() }
        return demand
    }

    /// Ends with a completion, behind what waits; called with the lock held, and lets go of it.
    final func finish(_ completion: Subscribers.Completion<Failure>) {
        guard !isClosed else { return lock.unlock() }
        isClosed = true
        guard isFree, waiting.isEmpty else {
            waiting.append(.completion(completion))
            return lock.unlock()
        }
        let receiver = receiver.take()
        lock.unlock()
        receiver?.receive(completion: completion)
    }

    /// Ends without a completion; called with the lock held.
    final func close() -> Remains {
        isClosed = true
        defer { (receiver, waiting) = (nil, Queue()) }
        return Remains(receiver, waiting)
    }

    private var isFree: Bool { isStarted && (owner == nil || isInside) }

    private func takeWaitingAlong() {
        while deliverNextWaiting() {}
    }

    /// Lets nothing be released while the lock is held.
    private func deliverNextWaiting() -> Bool {
        lock.lock()
        let receiver = receiver
        switch waiting.popFirst() {
        case .value(let value):
            depth += 1
            lock.unlock()
            let demand = receiver?.receive(value) ?? .none
            lock.withLock { depth -= 1 }
            received(demand)
            return true
        case .completion(let completion):
            self.receiver = nil
            lock.unlock()
            receiver?.receive(completion: completion)
            return true
        case nil:
            owner = nil
            lock.unlock()
            return false
        }
    }
}

/// What one subscriber of a subject is owed: a state machine that its owner guards with a lock.
///
/// One thread at a time delivers to a subscriber. What another thread sends meanwhile waits, and the delivering thread
/// takes it along. What the delivering thread itself sends, from inside the subscriber, is delivered at once.
struct Delivery<Output, Failure: Error> {
    enum Signal {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    /// What the caller has to do once it has let go of the lock.
    enum Turn {
        case nothing
        /// Deliver, and then say so with `delivered(adding:in:)`.
        case deliver(Signal, in: Nesting)
        /// Let the value go: nobody gets it.
        case release(Output)
    }

    enum Nesting {
        case outermost, inner
    }

    /// Whether the latest value is kept for a subscriber that hasn't asked for it yet.
    private let keepsLatest: Bool
    private var demand = Subscribers.Demand.none
    private var latest: Output?
    private var waiting: [Signal] = []
    private var owner: ThreadID?
    private var isEnded = false

    /// Begins as owned by this thread, which is about to hand over the subscription.
    init(latest: Output? = nil, keepsLatest: Bool) {
        self.latest = latest
        self.keepsLatest = keepsLatest
        owner = .current
    }

    /// A value was sent.
    mutating func send(_ value: Output) -> Turn {
        guard !isEnded else { return .nothing }
        guard demand > .none else { return keepsLatest ? keep(value) : .nothing }
        demand -= 1
        return turn(for: .value(value))
    }

    /// The subscriber asked for more.
    mutating func request(_ more: Subscribers.Demand) -> Turn {
        guard !isEnded else { return .nothing }
        demand += more
        return takeLatest().map { turn(for: $0) } ?? .nothing
    }

    /// The completion was sent. Nothing but what waits already is delivered before it.
    mutating func finish(_ completion: Subscribers.Completion<Failure>) -> Turn {
        guard !isEnded else { return .nothing }
        isEnded = true
        return turn(for: .completion(completion))
    }

    /// The owning thread has delivered; the result is what it has to deliver next, if anything.
    mutating func delivered(adding more: Subscribers.Demand, in nesting: Nesting) -> Signal? {
        demand += more
        if !isEnded, let latest = takeLatest() {
            guard !waiting.isEmpty else { return latest }
            waiting.append(latest)
        }
        guard nesting == .outermost else { return nil }
        guard waiting.isEmpty else { return waiting.removeFirst() }
        owner = nil
        return nil
    }

    private mutating func keep(_ value: Output) -> Turn {
        let old = latest
        latest = value
        return old.map { .release($0) } ?? .nothing
    }

    private mutating func takeLatest() -> Signal? {
        guard demand > .none, let value = latest.take() else { return nil }
        demand -= 1
        return .value(value)
    }

    private mutating func turn(for signal: Signal) -> Turn {
        let thread = ThreadID.current
        guard let owner else {
            self.owner = thread
            return .deliver(signal, in: .outermost)
        }
        guard owner != thread else { return .deliver(signal, in: .inner) }
        waiting.append(signal)
        return .nothing
    }
}

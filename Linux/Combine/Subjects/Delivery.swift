/// Whose turn it is to deliver to one subscriber of a subject, and how much: a state machine that its owner guards with
/// a lock, and that knows of values only that they are there.
///
/// One thread at a time delivers to a subscriber. What another thread sends meanwhile waits, and the delivering thread
/// takes it along. What the delivering thread itself sends, from inside the subscriber, is delivered at once.
struct Delivery {
    /// What has to be done with something that was sent.
    enum Turn: Equatable {
        case nothing
        /// Keep the value as the latest one.
        case keep
        /// Put it behind what waits.
        case wait
        /// Deliver it, and then say so with `delivered(adding:isInside:)`.
        case deliver(isInside: Bool)
    }

    /// What the delivering thread has to deliver next.
    enum Next: Equatable {
        case nothing
        case latest
        case firstWaiting
        /// Put the latest value behind what waits, and deliver the first of that.
        case firstWaitingThenLatest
    }

    /// Whether the latest value is kept for a subscriber that hasn't asked for it yet.
    private let keepsLatest: Bool
    private var hasLatest: Bool
    private var demand = Subscribers.Demand.none
    private var waitingCount = 0
    private var owner: ThreadID?
    private var isEnded = false

    /// Begins as owned by a thread that is about to hand over the subscription.
    init(keepsLatest: Bool, owner: ThreadID) {
        self.keepsLatest = keepsLatest
        hasLatest = keepsLatest
        self.owner = owner
    }

    /// A value was sent.
    @inline(__always) mutating func send(on thread: ThreadID) -> Turn {
        guard !isEnded else { return .nothing }
        guard demand > .none else {
            hasLatest = keepsLatest
            return keepsLatest ? .keep : .nothing
        }
        demand -= 1
        return takeTurn(for: thread)
    }

    /// The subscriber asked for more; the turn is for the latest value.
    mutating func request(_ more: Subscribers.Demand, on thread: ThreadID) -> Turn {
        demand += more
        return takeLatest() ? takeTurn(for: thread) : .nothing
    }

    /// The completion was sent. Nothing but what waits already is delivered before it.
    mutating func finish(on thread: ThreadID) -> Turn {
        guard !isEnded else { return .nothing }
        isEnded = true
        hasLatest = false
        return takeTurn(for: thread)
    }

    /// The subscription was cancelled, or its completion is about to be delivered.
    mutating func end() {
        isEnded = true
        hasLatest = false
        waitingCount = 0
    }

    /// The owning thread has delivered, from inside another delivery or not.
    @inline(__always) mutating func delivered(adding more: Subscribers.Demand, isInside: Bool) -> Next {
        demand += more
        if takeLatest() { return waitingCount == 0 ? .latest : .firstWaitingThenLatest }
        guard !isInside else { return .nothing }
        guard waitingCount == 0 else {
            waitingCount -= 1
            return .firstWaiting
        }
        owner = nil
        return .nothing
    }

    @inline(__always) private mutating func takeLatest() -> Bool {
        guard hasLatest, demand > .none else { return false }
        hasLatest = false
        demand -= 1
        return true
    }

    @inline(__always) private mutating func takeTurn(for thread: ThreadID) -> Turn {
        guard let owner else {
            self.owner = thread
            return .deliver(isInside: false)
        }
        guard owner != thread else { return .deliver(isInside: true) }
        waitingCount += 1
        return .wait
    }
}

/// The subscription of an operator that joins a value of each of several upstreams, `combineLatest` and `zip`.
final class Joint<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, OperatorDescription {
    /// Which values are joined.
    enum Rule: String {
        case latest = "CombineLatest"
        case oldest = "Zip"
    }

    private let rule: Rule
    @exclusivity(unchecked) private var slots: [JointSlot] = []
    /// Joins a value of each slot, if all have one.
    @exclusivity(unchecked) private var join: () -> Output? = { nil }
    /// What the subscriber may still get; the upstreams of a `zip` never send more than that.
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    /// What was asked for so far, for an upstream whose subscription comes late.
    @exclusivity(unchecked) private var total = Subscribers.Demand.none
    /// What was asked for from inside the subscriber.
    @exclusivity(unchecked) private var pending = Subscribers.Demand.none

    init(_ rule: Rule, to downstream: Downstream) {
        self.rule = rule
        super.init(to: downstream)
    }

    /// Subscribes to the upstreams by closures, and hands the subscription over.
    func join<each Value>(_ attach: repeat @escaping (AnySubscriber<each Value, Failure>) -> Void)
    where Output == (repeat each Value) {
        let typed = (repeat TypedJointSlot<each Value>(keepsAll: rule == .oldest))
        repeat slots.append(each typed)
        join = { try? Self.next(repeat each typed) }
        repeat (each attach)(AnySubscriber(JointSide(joint: self, slot: each typed)))
        start(self)
        ask(for: takePending())
    }

    private static func next<each Value>(_ slots: repeat TypedJointSlot<each Value>) throws -> (repeat each Value) {
        (repeat try (each slots).next())
    }

    var description: String { rule.rawValue }

    func request(_ more: Subscribers.Demand) {
        precondition(more > .none, "A subscription was asked for no values.")
        let isPending = lock.withLock {
            guard rule == .oldest, isInside else { return false }
            pending += more
            return true
        }
        if !isPending { ask(for: more) }
    }

    override func received(_ more: Subscribers.Demand) {
        ask(for: more + takePending())
    }

    func cancel() {
        let (subscriptions, remains, values) = lock.withLock { (endLinks(), close(), clear()) }
        for (_, subscription) in subscriptions { subscription?.cancel() }
        withExtendedLifetime((remains, values)) {}
    }

    private func takePending() -> Subscribers.Demand {
        lock.withLock {
            defer { pending = .none }
            return pending
        }
    }

    /// Asks each upstream for more, but for the one that gets it as what is returned to it.
    private func ask(for more: Subscribers.Demand, except slot: JointSlot? = nil) {
        guard more > .none else { return }
        let subscriptions = lock.withLock {
            demand += more
            total += more
            return slots.compactMap { $0 === slot ? nil : $0.link.subscription }
        }
        for subscription in subscriptions { subscription.request(more) }
    }

    /// Takes the subscriptions, so that nothing counts that still comes from them; all are released without the lock.
    private func endLinks() -> [(slot: JointSlot, subscription: (any Subscription)?)] {
        slots.map {
            $0.isFinished = true
            return ($0, $0.link.end())
        }
    }

    /// Takes the values, which are released without the lock.
    private func clear() -> [Any] {
        join = { nil }
        return slots.map { $0.clear() }
    }

    /// Cancels everything else and completes.
    private func end(_ completion: Subscribers.Completion<Failure>, from slot: JointSlot) {
        let (subscriptions, values) = lock.withLock { (endLinks(), clear()) }
        for (other, subscription) in subscriptions where other !== slot || rule == .oldest { subscription?.cancel() }
        lock.lock()
        finish(completion)
        withExtendedLifetime(values) {}
    }
}

/// The sides.
extension Joint {
    fileprivate func receive(subscription: any Subscription, for slot: JointSlot) {
        let missed = lock.withLock { !isClosed && slot.link.accept(subscription) ? total : nil }
        guard let missed else { return subscription.cancel() }
        if missed > .none { subscription.request(missed) }
    }

    fileprivate func receive<Value>(_ value: Value, for slot: TypedJointSlot<Value>) -> Subscribers.Demand {
        lock.lock()
        guard !isClosed, !slot.isFinished else {
            lock.unlock()
            return .none
        }
        let old = slot.put(value)
        defer { withExtendedLifetime(old) {} }
        guard mayJoin, let output = join() else {
            lock.unlock()
            return .none
        }
        demand -= 1
        let more = pass(output)
        if rule == .oldest, lock.withLock({ slots.contains { $0.isExhausted } }) {
            end(.finished, from: slot)
            return .none
        }
        guard let more = more.map({ $0 + takePending() }) else { return .none }
        ask(for: more, except: slot)
        return more
    }

    /// Upstreams that send from inside the subscriber would make `combineLatest` go on forever: their values are kept,
    /// and joined with the next one.
    private var mayJoin: Bool {
        guard slots.allSatisfy(\.isReady) else { return false }
        return rule == .oldest || (demand > .none && !isInsideValue)
    }

    fileprivate func receive(completion: Subscribers.Completion<Failure>, for slot: JointSlot) {
        if case .failure = completion {
            if lock.withLock({ !slot.isFinished }) { end(completion, from: slot) }
            return
        }
        let (isLast, ended) = lock.withLock {
            guard !isClosed, !slot.isFinished else { return (false, nil as (any Subscription)?) }
            slot.isFinished = true
            return (rule == .oldest ? slot.isExhausted : slots.allSatisfy(\.isFinished), slot.link.end())
        }
        if isLast { end(completion, from: slot) }
        withExtendedLifetime(ended) {}
    }
}

/// What has come from one upstream; guarded by the joint's lock.
class JointSlot {
    final var link = UpstreamLink()
    final var isFinished = false

    /// Whether there is a value to join.
    var isReady: Bool { preconditionFailure("An abstract property.") }

    /// Whether no value will ever be joined again.
    final var isExhausted: Bool { isFinished && !isReady }

    func clear() -> Any { preconditionFailure("An abstract method.") }
}

/// The values from one upstream.
final class TypedJointSlot<Value>: JointSlot {
    private struct IsEmpty: Error {}

    private let keepsAll: Bool
    private var latest: Value?
    private var all = Queue<Value>()

    init(keepsAll: Bool) {
        self.keepsAll = keepsAll
    }

    override var isReady: Bool { keepsAll ? !all.isEmpty : latest != nil }

    /// Returns the value that the new one replaces.
    func put(_ value: Value) -> Value? {
        if keepsAll {
            all.append(value)
            return nil
        }
        defer { latest = value }
        return latest
    }

    func next() throws -> Value {
        guard let value = keepsAll ? all.popFirst() : latest else { throw IsEmpty() }
        return value
    }

    override func clear() -> Any {
        defer { (latest, all) = (nil, Queue()) }
        return (latest, all)
    }
}

/// The subscriber of one upstream.
private final class JointSide<Value, Output, Failure: Error>: Subscriber, OperatorDescription {
    private let joint: Joint<Output, Failure>
    private let slot: TypedJointSlot<Value>

    init(joint: Joint<Output, Failure>, slot: TypedJointSlot<Value>) {
        self.joint = joint
        self.slot = slot
    }

    var description: String { joint.description }

    func receive(subscription: any Subscription) {
        joint.receive(subscription: subscription, for: slot)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        joint.receive(input, for: slot)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        joint.receive(completion: completion, for: slot)
    }
}

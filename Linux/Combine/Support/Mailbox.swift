/// Hands signals to a subscriber one at a time and in their order, whichever threads they come on.
///
/// A thread that finds another one delivering leaves its turn to that one, and so does what the subscriber causes from
/// inside. No lock is held meanwhile.
final class Mailbox<Input, Failure: Error> {
    typealias Downstream = AnySubscriber<Input, Failure>

    enum Signal {
        case subscription
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    /// Nil once the completion has been taken, or the mailbox was closed.
    private var receiver: Downstream?
    private var waiting = Queue<Signal>()
    private var turns = 0
    private var isDelivering = false

    init(_ downstream: Downstream) {
        receiver = downstream
    }

    /// Keeps a signal until it's its turn.
    func put(_ signal: Signal) {
        lock.withLock {
            if receiver != nil { waiting.append(signal) }
        }
    }

    /// Delivers a signal after those that wait for their turn.
    func send(_ signal: Signal, from owner: some Subscription) {
        put(signal)
        deliverNext(from: owner)
    }

    /// Delivers the signal that has waited longest. The owner is the subscription of the subscriber; what that asks for
    /// when it receives a value is requested of the owner.
    func deliverNext(from owner: some Subscription) {
        let isMine = lock.withLock {
            turns += 1
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isMine else { return }
        while let (receiver, signal) = takeNext() {
            switch signal {
            case .subscription:
                receiver.receive(subscription: owner)
            case .value(let value):
                let demand = receiver.receive(value)
                if demand > .none { owner.request(demand) }
            case .completion(let completion):
                receiver.receive(completion: completion)
            }
        }
    }

    /// Drops everything: nothing is delivered from now on.
    func close() {
        let dropped = lock.withLock {
            defer { waiting = Queue() }
            return (receiver.take(), waiting)
        }
        withExtendedLifetime(dropped) {}
    }

    private func takeNext() -> (receiver: Downstream, signal: Signal)? {
        lock.withLock {
            guard turns > 0, let receiver, let signal = waiting.popFirst() else {
                turns = 0
                isDelivering = false
                return nil
            }
            turns -= 1
            if case .completion = signal { self.receiver = nil }
            return (receiver, signal)
        }
    }
}

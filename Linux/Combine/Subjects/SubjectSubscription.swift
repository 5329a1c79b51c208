/// One subscriber of a subject, as the subject sees it.
class SubjectConduit<Output, Failure: Error> {
    /// Where it stands in the subject's list.
    let ticket: Int

    init(ticket: Int) {
        self.ticket = ticket
    }

    func send(_ value: Output) { preconditionFailure("An abstract method.") }
    func finish(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("An abstract method.") }
}

/// What a subject needs for its subscriptions.
protocol SubjectParent: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// A subscriber has asked for values.
    func demandReceived()

    /// A subscription has ended.
    func remove(_ conduit: SubjectConduit<Output, Failure>)
}

/// A subscription to a subject.
final class SubjectSubscription<Parent: SubjectParent, Downstream: Subscriber>:
    SubjectConduit<Downstream.Input, Downstream.Failure>, Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
where Parent.Output == Downstream.Input, Parent.Failure == Downstream.Failure {
    typealias State = Delivery<Downstream.Input, Downstream.Failure>

    /// What is let go of at the end, all at once and outside of the lock.
    private struct Contents {
        weak var parent: Parent?
        let downstream: Downstream
        var delivery: State
    }

    private let lock = Lock()
    private var contents: Contents?

    init(parent: Parent, downstream: Downstream, delivery: State, ticket: Int) {
        contents = Contents(parent: parent, downstream: downstream, delivery: delivery)
        super.init(ticket: ticket)
    }

    var description: String { String(describing: Parent.self).prefix { $0 != "<" }.description }
    var playgroundDescription: Any { description }

    var customMirror: Mirror {
        let (parent, downstream) = lock.withLock { (contents?.parent, contents?.downstream) }
        return Mirror(self, children: ["parent": parent as Any, "downstream": downstream as Any])
    }

    /// Hands the subscription over, and then what has come since for the subscriber.
    func start() {
        guard let downstream = lock.withLock({ contents?.downstream }) else { return }
        downstream.receive(subscription: self)
        deliver(next(adding: .none, in: .outermost), to: downstream, in: .outermost)
    }

    override func send(_ value: Downstream.Input) {
        perform { $0.send(value) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        perform { $0.finish(completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscription was asked for no values.")
        let parent = lock.withLock { contents?.parent }
        parent?.demandReceived()
        perform { $0.request(demand) }
    }

    func cancel() {
        end()?.parent?.remove(self)
    }

    private func end() -> Contents? {
        lock.withLock { contents.take() }
    }

    private func perform(_ event: (inout State) -> State.Turn) {
        let (turn, downstream) = lock.withLock { () -> (State.Turn?, Downstream?) in
            guard let downstream = contents?.downstream else { return (nil, nil) }
            return (event(&contents!.delivery), downstream)
        }
        guard case .deliver(let signal, let nesting) = turn, let downstream else { return }
        deliver(signal, to: downstream, in: nesting)
    }

    private func deliver(_ first: State.Signal?, to downstream: Downstream, in nesting: State.Nesting) {
        var signal = first
        while let current = signal {
            switch current {
            case .value(let value):
                signal = next(adding: downstream.receive(value), in: nesting)
            case .completion(let completion):
                guard let contents = end() else { return }
                contents.parent?.remove(self)
                downstream.receive(completion: completion)
                return
            }
        }
    }

    private func next(adding demand: Subscribers.Demand, in nesting: State.Nesting) -> State.Signal? {
        lock.withLock { contents?.delivery.delivered(adding: demand, in: nesting) }
    }
}

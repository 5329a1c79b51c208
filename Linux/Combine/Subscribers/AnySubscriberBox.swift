/// The hidden subscriber of an `AnySubscriber`.
@usableFromInline class AnySubscriberBox<Input, Failure: Error> {
    var description: String { "Anonymous AnySubscriber" }
    var customMirror: Mirror { Mirror(reflecting: description) }
    var playgroundDescription: Any { description }
    func receive(subscription: any Subscription) { preconditionFailure("An abstract method.") }
    func receive(_ value: Input) -> Subscribers.Demand { preconditionFailure("An abstract method.") }
    func receive(completion: Subscribers.Completion<Failure>) { preconditionFailure("An abstract method.") }
}

final class AnySubscriberBoxOf<Base: Subscriber>: AnySubscriberBox<Base.Input, Base.Failure> {
    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    override var description: String {
        (base as? any CustomStringConvertible)?.description ?? String(describing: Base.self)
    }

    override var customMirror: Mirror {
        (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
    }

    override var playgroundDescription: Any {
        (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }

    override func receive(subscription: any Subscription) {
        base.receive(subscription: subscription)
    }

    override func receive(_ value: Base.Input) -> Subscribers.Demand {
        base.receive(value)
    }

    override func receive(completion: Subscribers.Completion<Base.Failure>) {
        base.receive(completion: completion)
    }
}

/// The subscriber behind an `AnySubscriber` of closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveValue: ((Input) -> Subscribers.Demand)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        receiveSubscription: ((any Subscription) -> Void)?, receiveValue: ((Input) -> Subscribers.Demand)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    var description: String { "Anonymous AnySubscriber" }

    func receive(subscription: any Subscription) {
        receiveSubscription?(subscription)
    }

    func receive(_ value: Input) -> Subscribers.Demand {
        receiveValue?(value) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion?(completion)
    }
}

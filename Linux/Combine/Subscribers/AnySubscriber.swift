/// A subscriber whose type is not shown.
@frozen
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
where Failure: Error {
    @usableFromInline let box: AnySubscriberBox<Input, Failure>

    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that hands everything to another.
    public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
        } else {
            box = AnySubscriberBoxOf(s)
            combineIdentifier = s.combineIdentifier
        }
    }

    /// Creates a subscriber that hands everything to a subject.
    public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(s))
    }

    /// Creates a subscriber of closures; without one for values it asks for nothing more.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        self.init(
            ClosureSubscriber(
                receiveSubscription: receiveSubscription, receiveValue: receiveValue,
                receiveCompletion: receiveCompletion))
    }

    public var description: String { box.description }
    public var customMirror: Mirror { box.customMirror }
    public var playgroundDescription: Any { box.playgroundDescription }

    public func receive(subscription: any Subscription) {
        box.receive(subscription: subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
        box.receive(value)
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        box.receive(completion: completion)
    }
}

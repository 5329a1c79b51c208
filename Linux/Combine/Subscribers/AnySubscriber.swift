/// A subscriber whose type is not shown.
@frozen
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
where Failure: Error {
    @usableFromInline let box: AnySubscriberBox<Input, Failure>

    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that hands everything to another.
    @inlinable @inline(__always) public init<S>(_ s: S)
    where Input == S.Input, Failure == S.Failure, S: Subscriber {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
        } else {
            box = AnySubscriberBox(
                base: s,
                receiveSubscription: { s.receive(subscription: $0) },
                receiveValue: { s.receive($0) },
                receiveCompletion: { s.receive(completion: $0) })
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
        box = AnySubscriberBox(
            base: "Anonymous AnySubscriber",
            receiveSubscription: receiveSubscription ?? { _ in },
            receiveValue: receiveValue ?? { _ in .none },
            receiveCompletion: receiveCompletion ?? { _ in })
        combineIdentifier = CombineIdentifier()
    }

    public var description: String {
        (box.base as? any CustomStringConvertible)?.description ?? "\(type(of: box.base))"
    }

    public var customMirror: Mirror {
        (box.base as? any CustomReflectable)?.customMirror ?? Mirror(box.base, children: EmptyCollection())
    }

    public var playgroundDescription: Any {
        (box.base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }

    @inlinable public func receive(subscription: any Subscription) {
        box.receiveSubscription(subscription)
    }

    @inlinable public func receive(_ value: Input) -> Subscribers.Demand {
        box.receiveValue(value)
    }

    @inlinable public func receive(completion: Subscribers.Completion<Failure>) {
        box.receiveCompletion(completion)
    }
}

/// The hidden subscriber of an `AnySubscriber`, as closures: those that inlinable code makes know its type, where a
/// call of a generic class's method would not.
@usableFromInline final class AnySubscriberBox<Input, Failure: Error> {
    @usableFromInline let base: Any
    @usableFromInline let receiveSubscription: (any Subscription) -> Void
    @usableFromInline let receiveValue: (Input) -> Subscribers.Demand
    @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable init(
        base: Any,
        receiveSubscription: @escaping (any Subscription) -> Void,
        receiveValue: @escaping (Input) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.base = base
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }
}

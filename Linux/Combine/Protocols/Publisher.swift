/// A type that sends a sequence of values over time, and at most one completion, to its subscribers.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber; called by `subscribe(_:)` and not by anyone else.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which then gets a subscription to ask for values with.
    @inlinable @inline(__always) public func subscribe<S>(_ subscriber: S)
    where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what it gets until the result is cancelled or released.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

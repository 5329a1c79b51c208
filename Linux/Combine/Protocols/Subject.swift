/// A publisher whose values come from calls of `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Sends a completion to the subscribers; nothing is sent after it.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Gives the subject a subscription of its own, to ask for what it passes on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an element without a value to the subscribers.
    public func send() {
        send(())
    }
}

/// A type that receives values, as many as it has asked for, and then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Tells the subscriber that it may ask for values.
    func receive(subscription: any Subscription)

    /// Gives the subscriber a value; the result says how many more it wants, in addition to what it asked for before.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Tells the subscriber that nothing follows.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that an element without a value has come.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// What connects a subscriber to a publisher. Cancelling it is final and safe on any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values, in addition to those asked for before.
    func request(_ demand: Subscribers.Demand)
}

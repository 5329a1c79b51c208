/// The subscriber with which an operator waits for the first value of a second publisher.
struct TriggerSubscriber<Input, Failure: Error>: Subscriber, OperatorDescription {
    let description: String
    /// The operator's.
    let combineIdentifier: CombineIdentifier
    /// Says whether the subscription is accepted.
    let receiveSubscription: (any Subscription) -> Bool
    let receiveFirst: () -> Void
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) {
        if receiveSubscription(subscription) {
            subscription.request(.max(1))
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        receiveFirst()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion(completion)
    }
}

import Combine
import Testing

/// Cancels as soon as it has a subscription, and wants to hear of nothing else.
final class CancellingSubscriber: Subscriber {
    func receive(subscription: any Subscription) {
        subscription.cancel()
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        Issue.record("A value came after the cancellation.")
        return .none
    }

    func receive(completion: Subscribers.Completion<TestError>) {
        Issue.record("The completion came after the cancellation.")
    }
}

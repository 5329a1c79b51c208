import Combine

/// A publisher that keeps its subscriber waiting until a test sends the subscription.
final class LatePublisher<Output, Failure: Error>: Publisher {
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        self.subscriber = AnySubscriber(subscriber)
    }

    func send(subscription: any Subscription) {
        subscriber?.receive(subscription: subscription)
    }
}

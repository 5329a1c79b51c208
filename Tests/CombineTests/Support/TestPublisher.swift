import Combine

/// A publisher that a test speaks for, and that doesn't mind demand.
final class TestPublisher<Output, Failure: Error>: Publisher {
    let subscription = TrackingSubscription()
    /// Makes what subscribers get in place of the subscription.
    private let replacement: (() -> any Subscription)?
    private var subscriber: AnySubscriber<Output, Failure>?

    init(replacement: (() -> any Subscription)? = nil) {
        self.replacement = replacement
    }

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: replacement?() ?? subscription)
    }

    /// Sends another subscription, which a publisher shouldn't.
    func send(subscription: any Subscription) {
        subscriber?.receive(subscription: subscription)
    }

    @discardableResult func send(_ value: Output) -> Subscribers.Demand? {
        subscriber?.receive(value)
    }

    func send(completion: Subscribers.Completion<Failure>) {
        subscriber?.receive(completion: completion)
    }
}

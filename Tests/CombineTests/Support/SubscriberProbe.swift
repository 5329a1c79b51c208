import Combine

/// A publisher that hands out its subscriber, to test what that does with calls that no publisher should make.
final class SubscriberProbe: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    private(set) var subscriber: AnySubscriber<Int, TestError>?

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        self.subscriber = AnySubscriber(subscriber)
    }

    /// Sends several subscriptions, one after the other.
    func sendSubscriptions(_ count: Int) -> [TrackingSubscription] {
        (0..<count).map { _ in
            let subscription = TrackingSubscription()
            subscriber?.receive(subscription: subscription)
            return subscription
        }
    }
}

import Combine
import Testing

/// A publisher that hands over two subscriptions, where one is right.
final class TwicePublisher<Output, Failure: Error>: Publisher {
    let first = TrackingSubscription()
    let second = TrackingSubscription()
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: first)
        subscriber.receive(subscription: second)
    }
}

/// Checks that a second subscription is cancelled, and the first one is not.
func expectOneSubscription<Chain: Publisher>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (TwicePublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    let publisher = TwicePublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Chain.Output, TestError>()
    chain(publisher).mapError { $0 as? TestError ?? TestError(code: -1) }.subscribe(subscriber)
    #expect(subscriber.events == [.subscription], sourceLocation: sourceLocation)
    #expect(publisher.second.events == [.cancelled], sourceLocation: sourceLocation)
    #expect(!publisher.first.events.contains(.cancelled), sourceLocation: sourceLocation)
}

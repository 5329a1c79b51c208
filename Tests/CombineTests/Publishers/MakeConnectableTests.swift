import Combine
import Testing

@Suite struct MakeConnectableTests {
    @Test func `nobody misses what comes after the connection`() {
        let connectable = [1, 2].publisher.makeConnectable()
        let subscribers = (0..<2).map { _ in TrackingSubscriber<Int, Never>(.unlimited) }
        for subscriber in subscribers { connectable.subscribe(subscriber) }
        #expect(subscribers.map(\.values) == [[], []])
        let connection = connectable.connect()
        for subscriber in subscribers {
            #expect(subscriber.events == [.subscription, .value(1), .value(2), .completion(.finished)])
        }
        connection.cancel()
    }

    @Test func `a cancelled connection cancels the upstream`() {
        let publisher = TestPublisher<Int, Never>()
        let connectable = publisher.makeConnectable()
        let subscriber = TrackingSubscriber<Int, Never>(.max(1))
        connectable.subscribe(subscriber)
        let connection = connectable.connect()
        publisher.send(1)
        publisher.send(2)
        connection.cancel()
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `cancelling a subscriber leaves the connection`() {
        let publisher = TestPublisher<Int, Never>()
        let connectable = publisher.makeConnectable()
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        connectable.subscribe(subscriber)
        let connection = connectable.connect()
        subscriber.cancel()
        publisher.send(1)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        connection.cancel()
    }
}

import Combine
import Testing

@Suite struct DeferredTests {
    @Test func `a publisher is made for each subscriber, and not before`() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        for expected in 1...2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            deferred.subscribe(subscriber)
            #expect(subscriber.events == [.subscription, .value(expected), .completion(.finished)])
        }
    }

    @Test func `subscription, demand and cancellation are those of the publisher`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        Deferred { publisher }.subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(subscriber.subscription as? TrackingSubscription === publisher.subscription)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.max(3)), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { publisher in Deferred { publisher } }
    }
}

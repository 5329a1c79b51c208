import Combine
import Testing

@Suite struct MapTests {
    @Test func `values are changed, demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        publisher.map { $0 * 2 }.map { "\($0)" }.subscribe(subscriber)
        #expect(publisher.send(21) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value("42"), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.map { $0 * 2 }.subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.map { $0 * 2 } }
    }
}

import Combine
import Testing

@Suite struct MapErrorTests {
    @Test func `the error is changed; values and demand are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2)) { _ in .max(3) }
        publisher.mapError { TestError(code: $0.code + 1) }.subscribe(subscriber)
        #expect(publisher.send(7) == .max(3))
        publisher.send(completion: .failure(TestError(code: 1)))
        #expect(subscriber.events == [.subscription, .value(7), .completion(.failure(TestError(code: 2)))])
        #expect(publisher.subscription.events == [.requested(.max(2))])
    }

    @Test func `an end without an error stays one`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.mapError { _ in TestError(code: -1) }.subscribe(subscriber)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.mapError { $0 }.subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.mapError { $0 } }
    }
}

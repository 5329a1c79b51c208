import Combine
import Testing

@Suite struct FilterTests {
    @Test func `what isn't let through is asked for again; demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.filter { $0.isMultiple(of: 2) }.subscribe(subscriber)
        #expect(publisher.send(1) == .max(1))
        #expect(publisher.send(2) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `two filters in a row are one, and the second isn't asked when the first says no`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        var asked: [Int] = []
        let filter: Publishers.Filter<TestPublisher<Int, TestError>> =
            publisher
            .filter { $0 > 1 }
            .filter {
                asked.append($0)
                return $0 < 3
            }
        filter.subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        #expect(asked == [2, 3])
        #expect(subscriber.values == [2])
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.filter { _ in true }.subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.filter { $0 > 1 } }
    }
}

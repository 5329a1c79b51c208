import Combine
import Testing

@Suite struct TryPrefixWhileTests {
    @Test func `values are passed on until the closure says no, which cancels the upstream and finishes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryPrefix { $0 < 3 }.withTestErrors().subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(publisher.send(3) == Subscribers.Demand.none)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3)), .cancelled])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryPrefix { if $0 == 2 { throw TestError(code: 7) } else { true } }.withTestErrors()
            .subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `the upstream's failure is passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryPrefix { $0 < 3 }.withTestErrors().subscribe(subscriber)
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 2)))])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryPrefixWhile") { $0.tryPrefix { $0 < 2 } }
    }
}

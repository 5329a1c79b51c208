import Combine
import Testing

@Suite struct TryLastWhereTests {
    @Test func `the last value that the closure lets through is given at the end`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryLast { $0 < 3 }.withTestErrors().subscribe(subscriber)
        for value in 1...3 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream, asked for or not`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.tryLast { if $0 == 2 { throw TestError(code: 7) } else { true } }.withTestErrors()
            .subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `the upstream's failure is passed on without the value`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryLast { $0 < 3 }.withTestErrors().subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 2)))])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryLastWhere") { $0.tryLast { $0 < 2 } }
    }
}

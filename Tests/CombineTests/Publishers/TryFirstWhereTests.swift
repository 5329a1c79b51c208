import Combine
import Testing

@Suite struct TryFirstWhereTests {
    @Test func `the first value that the closure lets through cancels the upstream and finishes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryFirst { $0 > 1 }.withTestErrors().subscribe(subscriber)
        for value in 1...3 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream, asked for or not`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.tryFirst { if $0 == 2 { throw TestError(code: 7) } else { $0 > 2 } }.withTestErrors()
            .subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `the upstream's failure is passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.tryFirst { $0 > 1 }.withTestErrors().subscribe(subscriber)
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 2)))])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryFirstWhere") { $0.tryFirst { $0 > 1 } }
    }
}

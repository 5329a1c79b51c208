import Combine
import Testing

@Suite struct LastWhereTests {
    @Test func `the last value that the closure lets through is given at the end`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.last { $0 < 3 }.subscribe(subscriber)
        for value in 1...3 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `without such a value there is only the end`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        publisher.last { $0 < 1 }.subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `a failure is passed on without the value`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.last { $0 < 3 }.subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("LastWhere") { $0.last { $0 < 2 } }
    }
}

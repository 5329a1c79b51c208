import Combine
import Testing

@Suite struct LastTests {
    @Test func `everything is asked for, and the last value is given at the end`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.last().subscribe(subscriber)
        for value in 1...2 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        #expect(subscriber.events == [.subscription])
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `the value waits until it's asked for`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.last().subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `without values there is only the end, which waits until a value is asked for`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.last().subscribe(subscriber)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `a failure is passed on without the value`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.last().subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `each subscriber has a last value of its own`() {
        let publisher = TestPublisher<Int, TestError>()
        let last = publisher.last()
        last.subscribe(TrackingSubscriber<Int, TestError>(.unlimited))
        publisher.send(1)
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        last.subscribe(subscriber)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `it equals another of an equal upstream`() {
        #expect(Same(id: 1).last() == Same(id: 1).last())
        #expect(Same(id: 1).last() != Same(id: 2).last())
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("Last") { $0.last() }
    }
}

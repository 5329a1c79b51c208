import Combine
import Testing

@Suite struct PrefixWhileTests {
    @Test func `values are passed on until the closure says no, which cancels the upstream and finishes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.prefix { $0 < 3 }.subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(publisher.send(3) == Subscribers.Demand.none)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3)), .cancelled])
    }

    @Test func `the upstream's end is passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.prefix { $0 < 3 }.subscribe(subscriber)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("PrefixWhile") { $0.prefix { $0 < 2 } }
    }
}

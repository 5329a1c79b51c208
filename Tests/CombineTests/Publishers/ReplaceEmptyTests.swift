import Combine
import Testing

@Suite struct ReplaceEmptyTests {
    @Test func `a value is given when there was none`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        publisher.replaceEmpty(with: 9).subscribe(subscriber)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(9), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(2))])
    }

    @Test func `values, demand and the end are passed on`() {
        for completion in [Subscribers.Completion<TestError>.finished, .failure(TestError())] {
            let publisher = TestPublisher<Int, TestError>()
            let subscriber = TrackingSubscriber<Int, TestError>(.max(2)) { _ in .max(4) }
            publisher.replaceEmpty(with: 9).subscribe(subscriber)
            #expect(publisher.send(1) == .max(4))
            publisher.send(completion: completion)
            #expect(subscriber.events == [.subscription, .value(1), .completion(completion)])
            #expect(publisher.subscription.events == [.requested(.max(2))])
        }
    }

    @Test func `a failure isn't replaced`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        publisher.replaceEmpty(with: 9).subscribe(subscriber)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `the value waits until it's asked for, and is given once`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.replaceEmpty(with: 9).subscribe(subscriber)
        publisher.send(completion: .finished)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription])
        let subscription = subscriber.subscription
        subscription?.request(.max(2))
        subscription?.request(.max(2))
        #expect(subscriber.events == [.subscription, .value(9), .completion(.finished)])
    }

    @Test func `the subscriber waits for the upstream's subscription`() {
        let publisher = LatePublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3))
        publisher.replaceEmpty(with: 9).subscribe(subscriber)
        #expect(subscriber.events == [])
        let subscription = TrackingSubscription()
        publisher.send(subscription: subscription)
        #expect(subscriber.events == [.subscription])
        #expect(subscription.events == [.requested(.max(3))])
    }

    @Test func `it equals another of an equal upstream and value`() {
        let one = Same(id: 1).replaceEmpty(with: 2)
        #expect(one == Same(id: 1).replaceEmpty(with: 2))
        #expect(one != Same(id: 2).replaceEmpty(with: 2))
        #expect(one != Same(id: 1).replaceEmpty(with: 3))
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("ReplaceEmpty") { $0.replaceEmpty(with: 9) }
    }
}

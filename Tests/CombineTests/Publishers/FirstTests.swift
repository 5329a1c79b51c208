import Combine
import Testing

@Suite struct FirstTests {
    @Test func `everything is asked for, and the first value cancels the upstream and finishes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.first().subscribe(subscriber)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `the value waits until it's asked for`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.first().subscribe(subscriber)
        publisher.send(1)
        publisher.send(2)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(TestError())])
    func `the upstream's end without a value is passed on`(
        completion: Subscribers.Completion<TestError>
    ) {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        publisher.first().subscribe(subscriber)
        publisher.send(completion: completion)
        #expect(subscriber.events == [.subscription, .completion(completion)])
    }

    @Test func `a value that comes from inside the first one's delivery isn't passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            publisher.send(2)
            return .none
        }
        publisher.first().subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `it equals another of an equal upstream`() {
        #expect(Same(id: 1).first() == Same(id: 1).first())
        #expect(Same(id: 1).first() != Same(id: 2).first())
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("First") { $0.first() }
    }
}

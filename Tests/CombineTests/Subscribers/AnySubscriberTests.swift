import Combine
import Testing

@Suite struct AnySubscriberTests {
    @Test func `everything is handed to the subscriber, and its demand back`() {
        let tracking = TrackingSubscriber<Int, TestError>(.max(1)) { .max($0) }
        let erased = AnySubscriber(tracking)
        let subscription = TrackingSubscription()
        erased.receive(subscription: subscription)
        #expect(erased.receive(5) == .max(5))
        erased.receive(completion: .failure(TestError()))
        #expect(tracking.events == [.subscription, .value(5), .completion(.failure(TestError()))])
        #expect(subscription.events == [.requested(.max(1))])
        #expect(erased.combineIdentifier == tracking.combineIdentifier)
        #expect(AnySubscriber(erased).combineIdentifier == erased.combineIdentifier)
    }

    @Test func `closures are called, and without them nothing is asked for`() {
        var log: [String] = []
        let subscriber = AnySubscriber<Int, Never> { _ in
            log.append("subscription")
        } receiveValue: {
            log.append("\($0)")
            return .max(2)
        } receiveCompletion: { _ in
            log.append("completion")
        }
        subscriber.receive(subscription: Subscriptions.empty)
        #expect(subscriber.receive(1) == .max(2))
        subscriber.receive(completion: .finished)
        #expect(log == ["subscription", "1", "completion"])
        #expect(AnySubscriber<Int, Never>().receive(1) == .none)
    }

    @Test func `a subject can be the subscriber`() {
        let subject = PassthroughSubject<Int, Never>()
        let tracking = TrackingSubscriber<Int, Never>(.unlimited)
        subject.subscribe(tracking)
        let publisher = TestPublisher<Int, Never>()
        publisher.subscribe(AnySubscriber(subject))
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(tracking.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }
}

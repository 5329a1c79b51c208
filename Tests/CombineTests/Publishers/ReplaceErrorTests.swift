import Combine
import Testing

@Suite struct ReplaceErrorTests {
    @Test func `a value and the end stand for the error`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>(.max(2)) { _ in .max(4) }
        publisher.replaceError(with: 9).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .value(9), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(2))])
    }

    @Test func `the upstream's finish is passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>()
        publisher.replaceError(with: 9).subscribe(subscriber)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `the value waits until it's asked for, and is given once`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>(.max(1)) { _ in .none }
        publisher.replaceError(with: 9).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        publisher.send(completion: .finished)
        publisher.send(2)
        #expect(subscriber.events == [.subscription, .value(1)])
        let subscription = subscriber.subscription
        subscription?.request(.max(2))
        subscription?.request(.max(2))
        #expect(subscriber.events == [.subscription, .value(1), .value(9), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(1))])
    }

    @Test func `demand that the subscriber returns counts, even if the upstream fails meanwhile`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>(.max(1)) {
            if $0 == 1 { publisher.send(completion: .failure(TestError())) }
            return .max(1)
        }
        publisher.replaceError(with: 9).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .value(1), .value(9), .completion(.finished)])
    }

    @Test func `a subscriber that asks inside the value's delivery gets it once`() {
        let publisher = TestPublisher<Int, TestError>()
        var request: () -> Void = {}
        let subscriber = TrackingSubscriber<Int, Never>(.max(1)) { _ in
            request()
            return .max(1)
        }
        publisher.replaceError(with: 9).subscribe(subscriber)
        request = { [weak subscriber] in subscriber?.subscription?.request(.max(1)) }
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(9), .completion(.finished)])
    }

    @Test func `a subscriber that cancels inside the value's delivery isn't told of the end`() {
        let publisher = TestPublisher<Int, TestError>()
        var cancel: () -> Void = {}
        let subscriber = TrackingSubscriber<Int, Never>(.max(1)) { _ in
            cancel()
            return .none
        }
        publisher.replaceError(with: 9).subscribe(subscriber)
        cancel = { [weak subscriber] in subscriber?.cancel() }
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(9)])
    }

    @Test func `the subscriber has its subscription before the upstream is subscribed to`() {
        let publisher = LatePublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>(.max(3))
        publisher.replaceError(with: 9).subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        let subscription = TrackingSubscription()
        publisher.send(subscription: subscription)
        #expect(subscriber.events == [.subscription])
        #expect(subscription.events == [.requested(.max(3))])
    }

    @Test func `it equals another of an equal upstream and value`() {
        let one = Same(id: 1).replaceError(with: 2)
        #expect(one == Same(id: 1).replaceError(with: 2))
        #expect(one != Same(id: 2).replaceError(with: 2))
        #expect(one != Same(id: 1).replaceError(with: 3))
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("ReplaceError") { $0.replaceError(with: 9).setFailureType(to: TestError.self) }
    }
}

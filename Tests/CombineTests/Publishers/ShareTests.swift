import Combine
import Dispatch
import Synchronization
import Testing

@Suite struct ShareTests {
    @Test func `all share one subscription, which lasts until the last cancels`() {
        let publisher = TestPublisher<Int, TestError>()
        let share = publisher.share()
        #expect(publisher.send(0) == nil)
        let (first, second) = (
            TrackingSubscriber<Int, TestError>(.unlimited), TrackingSubscriber<Int, TestError>(.max(1))
        )
        share.subscribe(first)
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        publisher.send(1)
        share.subscribe(second)
        publisher.send(2)
        publisher.send(3)
        #expect(first.values == [1, 2, 3])
        #expect(second.values == [2])
        first.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        second.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `the first subscriber gets what comes at once, and a late one only the completion`() {
        let share = [1, 2].publisher.share()
        let (first, second) = (
            TrackingSubscriber<Int, Never>(.unlimited), TrackingSubscriber<Int, Never>(.unlimited)
        )
        share.subscribe(first)
        share.subscribe(second)
        #expect(first.events == [.subscription, .value(1), .value(2), .completion(.finished)])
        #expect(second.events == [.subscription, .completion(.finished)])
    }

    @Test func `a failure goes to all`() {
        let publisher = TestPublisher<Int, TestError>()
        let share = publisher.share()
        let subscribers = (0..<2).map { _ in TrackingSubscriber<Int, TestError>() }
        for subscriber in subscribers { share.subscribe(subscriber) }
        publisher.send(completion: .failure(TestError()))
        for subscriber in subscribers {
            #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        }
    }

    @Test func `the last to cancel from inside a value ends the subscription`() {
        let publisher = TestPublisher<Int, TestError>()
        var cancel = {}
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            cancel()
            return .none
        }
        publisher.share().subscribe(subscriber)
        cancel = { subscriber.cancel() }
        publisher.send(1)
        publisher.send(2)
        #expect(subscriber.values == [1])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `only the same object is equal`() {
        let share = Just(1).share()
        #expect(share == share)
        #expect(share != Just(1).share())
        #expect(share.upstream == Just(1))
    }

    @Test(arguments: [ChainEnd.finished, .failed, .cancelled]) func `nothing leaks`(end: ChainEnd) {
        weak var weakPublisher: TestPublisher<Int, TestError>?
        weak var weakSubscription: TrackingSubscription?
        weak var weakSubscriber: TrackingSubscriber<Int, TestError>?
        do {
            let publisher = TestPublisher<Int, TestError>()
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            (weakPublisher, weakSubscription, weakSubscriber) = (publisher, publisher.subscription, subscriber)
            publisher.share().subscribe(subscriber)
            publisher.send(1)
            switch end {
            case .finished: publisher.send(completion: .finished)
            case .failed: publisher.send(completion: .failure(TestError()))
            case .cancelled, .released: subscriber.cancel()
            }
        }
        #expect(weakPublisher == nil)
        #expect(weakSubscription == nil)
        #expect(weakSubscriber == nil)
    }

    @Test func `connections and disconnections match, whatever threads subscribe and cancel`() {
        let connected = Atomic(0)
        nonisolated(unsafe) let share = Deferred {
            connected.add(1, ordering: .relaxed)
            return CountedPublisher { connected.subtract(1, ordering: .relaxed) }
        }.share()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 { share.sink { _ in }.cancel() }
        }
        #expect(connected.load(ordering: .relaxed) == 0)
        let last = share.sink { _ in }
        #expect(connected.load(ordering: .relaxed) == 1)
        last.cancel()
        #expect(connected.load(ordering: .relaxed) == 0)
    }
}

/// A publisher that only says when a subscription is cancelled.
private struct CountedPublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let cancelled: () -> Void

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: CountedSubscription(cancelled: cancelled))
    }
}

private final class CountedSubscription: Subscription {
    let cancelled: () -> Void

    init(cancelled: @escaping () -> Void) {
        self.cancelled = cancelled
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        cancelled()
    }
}

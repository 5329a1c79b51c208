import Combine
import Foundation
import Testing

@Suite struct SwitchToLatestTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let outer = TestPublisher<TestPublisher<Int, TestError>, TestError>()
    private let first = Source()
    private let second = Source()

    @Test func `the values of the latest publisher are passed on; the one before is cancelled`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.switchToLatest().subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("SwitchToLatest"))
        #expect(outer.send(first) == Subscribers.Demand.none)
        first.send(1)
        outer.send(second)
        first.send(2)
        first.send(completion: .failure(TestError()))
        second.send(10)
        #expect(subscriber.events == [.subscription, .value(1), .value(10)])
        #expect(outer.subscription.events == [.requested(.unlimited)])
        #expect(first.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(second.subscription.events == [.requested(.unlimited)])
    }

    @Test func `the end comes when both the upstream and the latest publisher have finished`() {
        for isOuterFirst in [true, false] {
            let (outer, inner) = (TestPublisher<Source, TestError>(), Source())
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            outer.switchToLatest().subscribe(subscriber)
            outer.send(inner)
            if isOuterFirst { outer.send(completion: .finished) } else { inner.send(completion: .finished) }
            #expect(subscriber.events == [.subscription])
            if isOuterFirst { inner.send(1) }
            if isOuterFirst { inner.send(completion: .finished) } else { outer.send(completion: .finished) }
            #expect(subscriber.events.last == .completion(.finished))
            #expect(inner.subscription.events == [.requested(.unlimited)])
        }
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.switchToLatest().subscribe(subscriber)
        outer.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `a failure of either ends everything and cancels the other`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(completion: .failure(TestError()))
        outer.send(second)
        outer.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(outer.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(first.subscription.events == [.requested(.unlimited)])
        #expect(second.subscription.events == [])

        let (failing, inner) = (TestPublisher<Source, TestError>(), Source())
        let other = TrackingSubscriber<Int, TestError>(.unlimited)
        failing.switchToLatest().subscribe(other)
        failing.send(inner)
        failing.send(completion: .failure(TestError(code: 2)))
        inner.send(1)
        inner.send(completion: .finished)
        #expect(other.events == [.subscription, .completion(.failure(TestError(code: 2)))])
        #expect(inner.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `what is asked for and hasn't come is asked of the next publisher`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { $0 == 2 ? .max(5) : .none }
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        #expect(first.subscription.events == [.requested(.max(3))])
        #expect(first.send(1) == Subscribers.Demand.none)
        #expect(first.send(2) == .max(5))
        outer.send(second)
        #expect(second.subscription.events == [.requested(.max(6))])
        subscriber.subscription?.request(.max(2))
        #expect(second.subscription.events == [.requested(.max(6)), .requested(.max(2))])
        #expect(first.subscription.events == [.requested(.max(3)), .cancelled])
    }

    @Test func `nothing is asked of a publisher before it's asked for`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        #expect(first.subscription.events == [])
        subscriber.subscription?.request(.max(2))
        #expect(first.subscription.events == [.requested(.max(2))])
    }

    @Test func `what a subscriber asks for while it switches is asked of the new publisher`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { [outer, second] _ in
            outer.send(second)
            return .max(4)
        }
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        #expect(first.send(1) == Subscribers.Demand.none)
        #expect(second.subscription.events == [.requested(.max(4))])
    }

    @Test func `cancelling cancels both once, also from inside, and nothing comes after it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            subscription?.cancel()
            subscription?.cancel()
            return .unlimited
        }
        outer.switchToLatest().subscribe(subscriber)
        subscription = subscriber.subscription
        outer.send(first)
        first.send(1)
        first.send(2)
        outer.send(second)
        first.send(completion: .finished)
        outer.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1)])
        for subscription in [outer.subscription, first.subscription] {
            #expect(subscription.events == [.requested(.unlimited), .cancelled])
        }
        #expect(second.subscription.events == [])
    }

    @Test func `a second subscription is cancelled`() {
        let inner = TwiceSubscribingPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        ShortPublisher(1).map { _ in inner }.switchToLatest().subscribe(subscriber)
        #expect(inner.first.events == [.requested(.max(2))])
        #expect(inner.second.events == [.cancelled])
    }

    @Test func `publishers that finish at once come one after the other, also if some never fail`() {
        func values<Failure: Error & Equatable>(_ publisher: some Publisher<Int, Failure>) -> [Int] {
            let subscriber = TrackingSubscriber<Int, Failure>(.unlimited)
            publisher.subscribe(subscriber)
            #expect(subscriber.events.last == .completion(.finished))
            return subscriber.values
        }
        #expect(values(ShortPublisher(1, 2).map { ShortPublisher($0, 5) }.switchToLatest()) == [1, 5, 2, 5])
        #expect(values(ShortPublisher(1, 2).map { [$0, 5].publisher }.switchToLatest()) == [1, 5, 2, 5])
        #expect(values([1, 2].publisher.map { ShortPublisher($0, 5) }.switchToLatest()) == [1, 5, 2, 5])
        #expect(values([1, 2].publisher.map { [$0, 5].publisher }.switchToLatest()) == [1, 5, 2, 5])
    }

    @Test func `one thread at a time is in the subscriber while publishers and values come from many`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) let shared = (outer, subjects)
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        outer.switchToLatest().subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<500 {
                if index % 10 == 0 { shared.0.send(shared.1[thread]) }
                shared.1[thread].send(thread * 500 + index)
            }
        }
        let count = subscriber.values.count
        #expect(Set(subscriber.values).count == count)
        let last = PassthroughSubject<Int, Never>()
        outer.send(last)
        for subject in subjects { subject.send(-1) }
        last.send(-2)
        #expect(subscriber.values.count == count + 1)
        #expect(subscriber.values.last == -2)
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.map { ShortPublisher($0) }.switchToLatest() }
        expectNothingLeaks { $0.map { ShortPublisher($0, end: .failure(TestError())) }.switchToLatest() }
    }

    @Test func `a publisher that comes while the one before is cancelled wins`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.switchToLatest().subscribe(subscriber)
        let third = Source()
        var isFirst = true
        outer.send(
            Source {
                AnyCancellableSubscription { [outer, second] in
                    if isFirst { outer.send(second) }
                    isFirst = false
                }
            })
        outer.send(third)
        third.send(3)
        second.send(2)
        #expect(subscriber.events == [.subscription, .value(2)])
        #expect(second.subscription.events == [.requested(.unlimited)])
        #expect(third.subscription.events == [])
    }

    @Test func `a publisher isn't subscribed to when all was cancelled with the one before`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.switchToLatest().subscribe(subscriber)
        outer.send(Source { AnyCancellableSubscription { subscriber.cancel() } })
        var isSubscribed = false
        outer.send(
            Source {
                isSubscribed = true
                return Subscriptions.empty
            })
        #expect(!isSubscribed)
        #expect(outer.subscription.events == [.requested(.unlimited), .cancelled])
    }
}

/// A subscription that does something when it's cancelled.
private final class AnyCancellableSubscription: Subscription {
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        onCancel()
    }
}

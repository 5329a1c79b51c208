import Combine
import Foundation
import Synchronization
import Testing

@Suite struct PrefixUntilOutputTests {
    private typealias Source = TestPublisher<Int, TestError>

    @Test func `values are passed on until the other publisher sends one, which cancels both and finishes`() {
        let (publisher, other) = (Source(), TestPublisher<String, any Error>())
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(other.subscription.events == [.requested(.max(1))])
        #expect(other.send("now") == Subscribers.Demand.none)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        publisher.send(completion: .failure(TestError()))
        other.send("again")
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3)), .cancelled])
        #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
    }

    @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(TestError())])
    func `the other publisher's end changes nothing`(completion: Subscribers.Completion<TestError>) {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        other.send(completion: completion)
        other.send(1)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        #expect(other.subscription.events == [.requested(.max(1))])
    }

    @Test func `the upstream's end is passed on, and cancels the other publisher first`() {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        publisher.send(completion: .failure(TestError()))
        other.send(1)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
    }

    @Test func `cancelling cancels both`() {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        subscriber.cancel()
        publisher.send(1)
        other.send(1)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.max(1)), .cancelled])
        #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
    }

    @Test func `another publisher that sends at once leaves nothing but the end, after a subscription`() {
        let publisher = Source()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.prefix(untilOutputFrom: ["now"].publisher).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
        #expect(publisher.subscription.events == [.cancelled])
    }

    @Test func `the end that a subscriber brings about while it has a value comes at once`() {
        let (publisher, other) = (Source(), Source())
        var eventsInside: [TrackingSubscriber<Int, TestError>.Event] = []
        var events: () -> [TrackingSubscriber<Int, TestError>.Event] = { [] }
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            other.send(1)
            eventsInside = events()
            return .none
        }
        events = { [weak subscriber] in subscriber?.events ?? [] }
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        publisher.send(1)
        #expect(eventsInside == [.subscription, .value(1), .completion(.finished)])
        #expect(subscriber.events == eventsInside)
    }

    @Test func `the end that another thread brings about waits until the subscriber has done with a value`() {
        let (publisher, other) = (Source(), Source())
        var eventsInside: [TrackingSubscriber<Int, TestError>.Event] = []
        var events: () -> [TrackingSubscriber<Int, TestError>.Event] = { [] }
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { value in
            if value == 1 {
                onAnotherThread { other.send(1) }
                publisher.send(2)
                eventsInside = events()
            }
            return .none
        }
        events = { [weak subscriber] in subscriber?.events ?? [] }
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        publisher.send(1)
        #expect(eventsInside == [.subscription, .value(1)])
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a subscriber that cancels meanwhile isn't told of the end`() {
        let (publisher, other) = (Source(), Source())
        var cancel: () -> Void = {}
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            onAnotherThread { other.send(1) }
            cancel()
            return .none
        }
        cancel = { [weak subscriber] in subscriber?.cancel() }
        publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a second subscription of the other publisher is cancelled`() {
        let other = Source()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        Source().prefix(untilOutputFrom: other).subscribe(subscriber)
        let second = TrackingSubscription()
        other.send(subscription: second)
        #expect(second.events == [.cancelled])
    }

    @Test func `a value, the end and a cancellation may come from three threads at once`() {
        for _ in 0..<200 {
            nonisolated(unsafe) let (publisher, other) = (Source(), Source())
            let calls = Atomic(0)
            nonisolated(unsafe) let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
                #expect(calls.add(1, ordering: .relaxed).newValue == 1)
                #expect(calls.subtract(1, ordering: .relaxed).newValue == 0)
                return .none
            }
            publisher.prefix(untilOutputFrom: other).subscribe(subscriber)
            nonisolated(unsafe) let subscription = subscriber.subscription
            DispatchQueue.concurrentPerform(iterations: 3) { thread in
                switch thread {
                case 0: for value in 0..<20 { publisher.send(value) }
                case 1: other.send(1)
                default: if Bool.random() { subscription?.cancel() }
                }
            }
            let end = subscriber.events.firstIndex(of: .completion(.finished)) ?? subscriber.events.endIndex - 1
            #expect(end == subscriber.events.endIndex - 1)
            #expect(subscriber.values == Array(0..<subscriber.values.count))
            #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
            #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
        }
    }

    @Test func `a subject that lives on keeps nothing once it has sent a value`() {
        let other = PassthroughSubject<Int, TestError>()
        weak var subscriber: TrackingSubscriber<Int, TestError>?
        do {
            let publisher = Source()
            let last = TrackingSubscriber<Int, TestError>(.unlimited)
            subscriber = last
            publisher.prefix(untilOutputFrom: other).subscribe(last)
            other.send(1)
        }
        #expect(subscriber == nil)
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("PrefixUntilOutput") { $0.prefix(untilOutputFrom: Source()) }
    }
}

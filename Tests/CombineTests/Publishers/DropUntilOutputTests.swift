import Combine
import Foundation
import Testing

@Suite struct DropUntilOutputTests {
    private typealias Source = TestPublisher<Int, TestError>

    @Test func `values are left out until the other publisher sends one`() {
        let (publisher, other) = (Source(), TestPublisher<String, TestError>())
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.drop(untilOutputFrom: other).subscribe(subscriber)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        #expect(other.subscription.events == [.requested(.max(1))])
        #expect(other.send("now") == Subscribers.Demand.none)
        #expect(publisher.send(2) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
        #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
    }

    @Test func `what the other publisher does after its first value changes nothing`() {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.drop(untilOutputFrom: other).subscribe(subscriber)
        other.send(1)
        other.send(2)
        other.send(completion: .failure(TestError()))
        publisher.send(3)
        #expect(subscriber.events == [.subscription, .value(3)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(TestError())])
    func `the other publisher's end without a value is the end`(completion: Subscribers.Completion<TestError>) {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.drop(untilOutputFrom: other).subscribe(subscriber)
        other.send(completion: completion)
        publisher.send(1)
        other.send(1)
        publisher.send(2)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(completion)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(other.subscription.events == [.requested(.max(1))])
    }

    @Test func `the upstream's end is passed on, and cancels the other publisher`() {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.drop(untilOutputFrom: other).subscribe(subscriber)
        publisher.send(completion: .finished)
        other.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.finished)])
        #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
    }

    @Test func `cancelling cancels both`() {
        let (publisher, other) = (Source(), Source())
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        publisher.drop(untilOutputFrom: other).subscribe(subscriber)
        subscriber.cancel()
        other.send(1)
        publisher.send(1)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.max(1)), .cancelled])
        #expect(other.subscription.events == [.requested(.max(1)), .cancelled])
    }

    @Test func `a subscriber that cancels at once leaves neither publisher subscribed`() {
        let (publisher, other) = (Source(), Source())
        publisher.drop(untilOutputFrom: other).subscribe(CancellingSubscriber())
        #expect(publisher.subscription.events == [.cancelled])
        #expect(other.subscription.events == [.cancelled])
    }

    @Test func `another publisher that sends at once comes before the upstream's first value`() {
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        [1, 2].publisher.drop(untilOutputFrom: ["now"].publisher).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test func `the subscriber has its subscription before anything is subscribed to`() {
        let publisher = LatePublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3))
        publisher.drop(untilOutputFrom: Source()).subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(4))
        let subscription = TrackingSubscription()
        publisher.send(subscription: subscription)
        #expect(subscription.events == [.requested(.max(7))])
    }

    @Test func `a second subscription of the other publisher is cancelled`() {
        let other = Source()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        Source().drop(untilOutputFrom: other).subscribe(subscriber)
        let second = TrackingSubscription()
        other.send(subscription: second)
        #expect(second.events == [.cancelled])
    }

    @Test func `values and the first value of the other publisher may come from two threads at once`() {
        for _ in 0..<200 {
            nonisolated(unsafe) let (publisher, other) = (Source(), Source())
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            publisher.drop(untilOutputFrom: other).subscribe(subscriber)
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 {
                    for value in 0..<20 { publisher.send(value) }
                } else {
                    other.send(1)
                }
            }
            publisher.send(20)
            #expect(subscriber.values == Array(0...20).suffix(subscriber.values.count))
            #expect(subscriber.values.last == 20)
        }
    }

    @Test func `a subject that lives on keeps nothing once it has sent a value`() {
        let other = PassthroughSubject<Int, TestError>()
        weak var subscriber: TrackingSubscriber<Int, TestError>?
        do {
            let publisher = Source()
            let last = TrackingSubscriber<Int, TestError>(.unlimited)
            subscriber = last
            publisher.drop(untilOutputFrom: other).subscribe(last)
            other.send(1)
            last.forgetSubscription()
        }
        #expect(subscriber == nil)
    }

    @Test func `it equals another of equal publishers`() {
        let one = Same(id: 1).drop(untilOutputFrom: Same(id: 2))
        #expect(one == Same(id: 1).drop(untilOutputFrom: Same(id: 2)))
        #expect(one != Same(id: 1).drop(untilOutputFrom: Same(id: 3)))
        #expect(one != Same(id: 3).drop(untilOutputFrom: Same(id: 2)))
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("DropUntilOutput") { $0.drop(untilOutputFrom: Source()) }
        expectContract("DropUntilOutput") { $0.drop(untilOutputFrom: [1].publisher.setFailureType(to: TestError.self)) }
    }
}

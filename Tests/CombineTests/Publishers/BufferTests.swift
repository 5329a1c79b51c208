import Combine
import Foundation
import Testing

@Suite struct BufferTests {
    private typealias Upstream = TestPublisher<Int, TestError>
    private typealias Downstream = TrackingSubscriber<Int, TestError>

    @Test func `by request everything is asked for, and values wait until they are`() {
        let (publisher, subscriber) = (Upstream(), Downstream())
        publisher.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        #expect(subscriber.subscription.map { "\($0)" } == "Buffer")
        for value in 1...3 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.values == [1, 2])
        subscriber.subscription?.request(.max(2))
        #expect(publisher.send(4) == Subscribers.Demand.none)
        publisher.send(5)
        #expect(subscriber.values == [1, 2, 3, 4])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `a buffer that is kept full asks for as much as it has room for`() {
        let (publisher, subscriber) = (Upstream(), Downstream())
        publisher.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
        for value in 1...3 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        subscriber.subscription?.request(.max(2))
        subscriber.subscription?.request(.max(2))
        #expect(publisher.send(4) == .max(1))
        #expect(publisher.send(5) == Subscribers.Demand.none)
        #expect(subscriber.values == [1, 2, 3, 4])
        #expect(publisher.subscription.events == [.requested(.max(3)), .requested(.max(2)), .requested(.max(1))])
    }

    @Test func `the newest or the oldest value is dropped when there is no room`() {
        for (whenFull, expected) in [
            (Publishers.BufferingStrategy<TestError>.dropNewest, [1, 2]), (.dropOldest, [3, 4]),
        ] {
            let (publisher, subscriber) = (Upstream(), Downstream())
            publisher.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(subscriber)
            for value in 1...4 { publisher.send(value) }
            subscriber.subscription?.request(.max(10))
            #expect(subscriber.values == expected)
            publisher.send(completion: .finished)
            #expect(subscriber.events.last == .completion(.finished))
        }
    }

    @Test func `an error of one's own comes after the values that are asked for, and cancels the upstream`() {
        for (demand, expected) in [(3, [1, 2]), (1, [1])] {
            let (publisher, subscriber) = (Upstream(), Downstream())
            publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .customError { TestError(code: 9) })
                .subscribe(subscriber)
            for value in 1...4 { publisher.send(value) }
            publisher.send(completion: .finished)
            #expect(subscriber.events == [.subscription])
            subscriber.subscription?.request(.max(demand))
            #expect(
                subscriber.events == [.subscription] + expected.map { .value($0) }
                    + [.completion(.failure(TestError(code: 9)))])
            #expect(publisher.subscription.events == [.requested(.max(2)), .cancelled])
        }
    }

    @Test func `the end comes when the buffer is empty and somebody asks for more`() {
        let (publisher, subscriber) = (Upstream(), Downstream())
        publisher.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .finished)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1)])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `a failure of the upstream doesn't wait`() {
        let (publisher, subscriber) = (Upstream(), Downstream())
        publisher.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `nothing comes before the subscription, whatever the upstream sends when it's asked`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        Publishers.Sequence<[Int], TestError>(sequence: [1, 2, 3, 4])
            .buffer(size: 2, prefetch: .keepFull, whenFull: .customError { TestError() }).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value(1), .value(2)])
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3, 4])
        #expect(subscriber.events.last == .completion(.finished))
    }

    @Test func `a failure that comes with the first request is delivered after the subscription`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        [1, 2, 3].publisher.tryMap { if $0 == 2 { throw TestError() } else { $0 } }
            .mapError { $0 as? TestError ?? TestError(code: -1) }
            .buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `what is asked for or sent from inside the subscriber is delivered after it returns`() {
        let publisher = Upstream()
        var subscription: (any Subscription)?
        var depth = 0
        let subscriber = Downstream(.max(1)) {
            depth += 1
            defer { depth -= 1 }
            #expect(depth == 1)
            if $0 < 5 {
                subscription?.request(.max(1))
                publisher.send($0 + 1)
            }
            return .max(1)
        }
        publisher.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        subscription = subscriber.subscription
        publisher.send(1)
        #expect(subscriber.values == [1, 2, 3, 4, 5])
    }

    @Test func `what is asked for takes no room, also while the subscriber is busy`() {
        let publisher = Upstream()
        let subscriber = Downstream(.unlimited) {
            if $0 == 1 { for value in 2...5 { publisher.send(value) } }
            return .none
        }
        publisher.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.values == [1, 2, 3, 4, 5])
    }

    @Test func `a failure from inside the subscriber waits for the values that are asked for`() {
        let publisher = Upstream()
        let subscriber = Downstream {
            if $0 == 1 { publisher.send(completion: .failure(TestError())) }
            return .none
        }
        publisher.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
        for value in 1...5 { publisher.send(value) }
        subscriber.subscription?.request(.max(3))
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(2), .value(3), .completion(.failure(TestError())),
            ])
    }

    @Test func `cancelling cancels the upstream once, and nothing comes after it, not even what is in the buffer`() {
        let publisher = Upstream()
        var subscription: (any Subscription)?
        let subscriber = Downstream { _ in
            subscription?.cancel()
            return .none
        }
        publisher.buffer(size: 5, prefetch: .keepFull, whenFull: .dropOldest).subscribe(subscriber)
        subscription = subscriber.subscription
        for value in 1...5 { publisher.send(value) }
        subscription?.request(.unlimited)
        subscription?.cancel()
        subscription?.request(.unlimited)
        publisher.send(6)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(publisher.subscription.events == [.requested(.max(5)), .cancelled])
    }

    @Test func `the values of several threads are delivered one at a time, and none is lost`() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TrackingSubscriber<Int, Never>(.max(100)) { _ in .max(1) }
        subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        nonisolated(unsafe) let (shared, subscription) = (subject, subscriber.subscription)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<500 {
                if index % 5 == 0 { subscription?.request(.max(1)) }
                shared.send(thread * 500 + index)
            }
        }
        #expect(subscriber.values.sorted() == Array(0..<2_000))
    }

    @Test func `a value is released when it's delivered, and when it's dropped`() {
        final class Thing: Equatable {
            static func == (left: Thing, right: Thing) -> Bool { left === right }
        }
        let publisher = TestPublisher<Thing, Never>()
        var subscription: (any Subscription)?
        publisher.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
            .subscribe(AnySubscriber(receiveSubscription: { subscription = $0 }))
        weak var dropped: Thing?
        weak var delivered: Thing?
        weak var kept: Thing?
        do {
            let things = (Thing(), Thing(), Thing())
            (dropped, delivered, kept) = things
            publisher.send(things.0)
            publisher.send(things.1)
            publisher.send(things.2)
        }
        #expect(dropped == nil)
        subscription?.request(.max(1))
        #expect(delivered == nil)
        #expect(kept != nil)
        subscription?.cancel()
        #expect(kept == nil)
    }

    @Test func `a buffer without room drops everything`() {
        for whenFull in [Publishers.BufferingStrategy<TestError>.dropNewest, .dropOldest] {
            let (publisher, subscriber) = (Upstream(), Downstream(.unlimited))
            publisher.buffer(size: 0, prefetch: .keepFull, whenFull: whenFull).subscribe(subscriber)
            publisher.send(1)
            publisher.send(completion: .finished)
            #expect(subscriber.events == [.subscription, .completion(.finished)])
            #expect(publisher.subscription.events == [])
        }
    }

    @Test func `an error that is awaited comes at once`() {
        let (publisher, subscriber) = (Upstream(), Downstream(.unlimited))
        publisher.buffer(size: 0, prefetch: .byRequest, whenFull: .customError { TestError() }).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `a negative size stops the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = [1].publisher.buffer(size: -1, prefetch: .byRequest, whenFull: .dropNewest)
        }
    }

    @Test func `one subscription is taken, and nothing leaks`() {
        expectOneSubscription { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest) }
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            expectNothingLeaks { $0.buffer(size: 1, prefetch: prefetch, whenFull: .dropOldest) }
        }
        expectNothingLeaks { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { TestError() }) }
    }
}

import Combine
import Foundation
import Testing

@Suite struct FlatMapTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let outer = TestPublisher<TestPublisher<Int, TestError>, TestError>()
    private let first = Source()
    private let second = Source()

    @Test func `the values of all publishers are passed on, and the end comes when all have finished`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.flatMap { $0 }.subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("FlatMap"))
        #expect(outer.send(first) == Subscribers.Demand.none)
        outer.send(second)
        #expect(first.send(1) == Subscribers.Demand.none)
        second.send(10)
        outer.send(completion: .finished)
        first.send(2)
        first.send(completion: .finished)
        first.send(3)
        #expect(subscriber.events == [.subscription, .value(1), .value(10), .value(2)])
        second.send(completion: .finished)
        #expect(subscriber.events.last == .completion(.finished))
        #expect(outer.subscription.events == [.requested(.unlimited)])
        #expect(first.subscription.events == [.requested(.unlimited)])
    }

    @Test func `a publisher that finishes doesn't end the others`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.flatMap { $0 }.subscribe(subscriber)
        outer.send(first)
        first.send(completion: .finished)
        outer.send(second)
        second.send(1)
        #expect(subscriber.events == [.subscription, .value(1)])
    }

    @Test func `a failure of a publisher cancels the others and the upstream`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.flatMap { $0 }.subscribe(subscriber)
        outer.send(first)
        outer.send(second)
        first.send(completion: .failure(TestError()))
        second.send(1)
        let late = Source()
        outer.send(late)
        outer.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(first.subscription.events == [.requested(.unlimited)])
        #expect(second.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(outer.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(late.subscription.events == [])
    }

    @Test func `a failure of the upstream cancels the publishers`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.flatMap { $0 }.subscribe(subscriber)
        outer.send(first)
        outer.send(completion: .failure(TestError()))
        first.send(1)
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(first.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `at most so many publishers are asked for at a time`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.flatMap(maxPublishers: .max(2)) { $0 }.subscribe(subscriber)
        #expect(outer.subscription.events == [.requested(.max(2))])
        #expect(outer.send(first) == Subscribers.Demand.none)
        outer.send(second)
        #expect(outer.subscription.events == [.requested(.max(2))])
        first.send(completion: .finished)
        #expect(outer.subscription.events == [.requested(.max(2)), .requested(.max(1))])
    }

    @Test func `no publishers at all may be asked for`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        outer.flatMap(maxPublishers: .none) { $0 }.subscribe(subscriber)
        #expect(outer.subscription.events == [])
        outer.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `each publisher is asked for one value ahead, which waits until it's asked for`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        outer.flatMap { $0 }.subscribe(subscriber)
        outer.send(first)
        outer.send(second)
        #expect(first.send(1) == .max(1))
        #expect(first.send(2) == .max(1))
        #expect(first.send(3) == Subscribers.Demand.none)
        #expect(second.send(10) == Subscribers.Demand.none)
        #expect(first.send(4) == Subscribers.Demand.none)
        #expect(subscriber.values == [1, 2])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.values == [1, 2, 3, 10])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.max(1)), .requested(.max(1))])
        }
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3, 10, 4])
        #expect(second.subscription.events.last == .requested(.unlimited))
    }

    @Test func `a value that waits comes before the end`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        outer.flatMap { $0 }.subscribe(subscriber)
        outer.send(first)
        first.send(1)
        first.send(completion: .finished)
        outer.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `what the subscriber asks for from inside counts, however it does it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { [second] in
            if $0 == 1 {
                second.send(10)
                subscription?.request(.max(1))
            }
            return $0 == 10 ? .unlimited : .none
        }
        outer.flatMap { $0 }.subscribe(subscriber)
        subscription = subscriber.subscription
        outer.send(first)
        outer.send(second)
        first.send(1)
        #expect(subscriber.values == [1, 10])
        #expect(first.subscription.events == [.requested(.max(1)), .requested(.unlimited)])
    }

    @Test func `cancelling cancels the publishers and then the upstream, also from inside, and nothing comes after it`()
    {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            subscription?.cancel()
            subscription?.cancel()
            return .unlimited
        }
        outer.flatMap { $0 }.subscribe(subscriber)
        subscription = subscriber.subscription
        outer.send(first)
        first.send(1)
        first.send(2)
        outer.send(second)
        first.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(first.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(outer.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(second.subscription.events == [])
    }

    @Test func `a second subscription is cancelled, that of the upstream and that of a publisher`() {
        let publisher = TwiceSubscribingPublisher()
        publisher.flatMap { [first] _ in first }.subscribe(TrackingSubscriber<Int, TestError>())
        #expect(publisher.first.events == [.requested(.unlimited)])
        #expect(publisher.second.events == [.cancelled])
        let inner = TwiceSubscribingPublisher()
        ShortPublisher(1).flatMap { _ in inner }.subscribe(TrackingSubscriber<Int, TestError>())
        #expect(inner.first.events == [.requested(.max(1))])
        #expect(inner.second.events == [.cancelled])
    }

    @Test func `publishers that finish at once come one after the other`() {
        for limit in [Subscribers.Demand.unlimited, .max(1), .max(2)] {
            for demand in [Subscribers.Demand.unlimited, .max(1)] {
                let subscriber = TrackingSubscriber<Int, TestError>(demand) { _ in .max(1) }
                ShortPublisher(1, 2, 3).flatMap(maxPublishers: limit) { ShortPublisher($0, $0 * 10) }
                    .subscribe(subscriber)
                #expect(subscriber.values == [1, 10, 2, 20, 3, 30])
                #expect(subscriber.events.last == .completion(.finished))
            }
        }
    }

    @Test func `publishers that never fail go with those that may`() {
        let numbers = [1, 2].publisher
        let both = TrackingSubscriber<Int, Never>(.unlimited)
        numbers.flatMap { [$0, $0].publisher }.subscribe(both)
        #expect(both.values == [1, 1, 2, 2])
        let inner = TrackingSubscriber<Int, TestError>(.unlimited)
        numbers.flatMap { ShortPublisher($0, end: .failure(TestError())) }.subscribe(inner)
        #expect(inner.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        let outer = TrackingSubscriber<Int, TestError>(.unlimited)
        ShortPublisher(1, end: .failure(TestError())).flatMap { [$0, 5].publisher }.subscribe(outer)
        #expect(outer.events == [.subscription, .value(1), .value(5), .completion(.failure(TestError()))])
    }

    @Test func `a long row of publishers that finish at once doesn't use up the stack`() {
        let subscriber = TrackingSubscriber<Int, Never>(.max(1)) { _ in .max(1) }
        (0..<10_000).publisher.flatMap(maxPublishers: .max(1)) { [$0].publisher }.subscribe(subscriber)
        #expect(subscriber.values == Array(0..<10_000))
        #expect(subscriber.events.last == .completion(.finished))
    }

    @Test func `values asked for one by one from inside don't use up the stack`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, Never>(.max(1)) { _ in
            subscription?.request(.max(1))
            return .none
        }
        let start = PassthroughSubject<Range<Int>, Never>()
        start.flatMap(\.publisher).subscribe(subscriber)
        subscription = subscriber.subscription
        start.send(0..<10_000)
        #expect(subscriber.values == Array(0..<10_000))
    }

    @Test func `nothing is lost when many threads send`() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        let outer = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = (outer, subjects)
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        outer.flatMap { shared.1[$0] }.subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            shared.0.send(thread)
        }
        DispatchQueue.concurrentPerform(iterations: 9) { thread in
            guard thread < 8 else { return shared.0.send(completion: .finished) }
            for index in 0..<1_000 { shared.1[thread].send(thread * 1_000 + index) }
            shared.1[thread].send(completion: .finished)
        }
        #expect(subscriber.values.sorted() == Array(0..<8_000))
        #expect(subscriber.events.last == .completion(.finished))
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.flatMap { ShortPublisher($0) } }
        expectNothingLeaks { $0.flatMap(maxPublishers: .max(1)) { ShortPublisher($0, end: .failure(TestError())) } }
    }

    @Test func `nothing is subscribed to after cancelling in the closure or with the subscription`() {
        var count = 0
        let deferred = Deferred { () -> TestPublisher<Int, TestError> in
            count += 1
            return TestPublisher()
        }
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        let publisher = TestPublisher<Int, TestError>()
        publisher.flatMap { _ in
            subscriber.cancel()
            return deferred
        }.subscribe(subscriber)
        publisher.send(1)
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        deferred.flatMap { ShortPublisher($0) }.subscribe(CancellingSubscriber())
        #expect(count == 0)
    }
}

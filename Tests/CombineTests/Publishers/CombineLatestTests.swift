import Combine
import Foundation
import Testing

@Suite struct CombineLatestTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let first = Source()
    private let second = Source()

    @Test func `the latest values are joined whenever there is a new one`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("CombineLatest"))
        first.send(1)
        first.send(2)
        #expect(subscriber.values == [])
        #expect(second.send(10) == Subscribers.Demand.none)
        second.send(20)
        first.send(3)
        #expect(subscriber.values == [[2, 10], [2, 20], [3, 20]])
    }

    @Test func `the end comes when all have finished, with or without a value`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        first.send(2)
        first.send(completion: .finished)
        second.send(10)
        #expect(subscriber.events == [.subscription, .value([1, 10])])
        second.send(completion: .finished)
        second.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value([1, 10]), .completion(.finished)])
        for source in [first, second] { #expect(source.subscription.events == [.requested(.unlimited)]) }
    }

    @Test func `a failure cancels the others and ends everything`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        first.send(completion: .failure(TestError()))
        second.send(10)
        second.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(first.subscription.events == [.requested(.unlimited)])
        #expect(second.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `what is asked for is asked of every source, and nothing more is delivered`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.max(1))
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        second.send(10)
        second.send(20)
        first.send(2)
        #expect(subscriber.values == [[1, 10]])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.values == [[1, 10]], "What came too early isn't sent later.")
        first.send(3)
        #expect(subscriber.values == [[1, 10], [3, 20]])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.max(1)), .requested(.max(2))])
        }
    }

    @Test func `what the subscriber returns is asked of every source`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.max(1)) { _ in .max(2) }
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        #expect(second.send(10) == .max(2))
        #expect(first.subscription.events == [.requested(.max(1)), .requested(.max(2))])
        #expect(second.subscription.events == [.requested(.max(1))])
    }

    @Test func `a value that comes from inside the subscriber is joined with the next one`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) { [first] _ in
            first.send(2)
            return .none
        }
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        second.send(10)
        #expect(subscriber.values == [[1, 10]])
        second.send(20)
        #expect(subscriber.values == [[1, 10], [2, 20]])
    }

    @Test func `cancelling cancels all sources once, also from inside, and nothing comes after it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) { _ in
            subscription?.cancel()
            subscription?.cancel()
            return .unlimited
        }
        first.combineLatest(second) { [$0, $1] }.subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(1)
        second.send(10)
        second.send(20)
        first.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value([1, 10])])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.unlimited), .cancelled])
        }
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = TwiceSubscribingPublisher()
        publisher.combineLatest(first) { [$0, $1] }.subscribe(TrackingSubscriber<[Int], TestError>())
        #expect(publisher.first.events == [])
        #expect(publisher.second.events == [.cancelled])
    }

    @Test func `sources that send or end at once are joined, and the subscription comes first`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        ShortPublisher(1, 2).combineLatest(ShortPublisher(10, 20)) { [$0, $1] }.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value([2, 10]), .value([2, 20]), .completion(.finished)])
        let failing = TrackingSubscriber<[Int], TestError>(.unlimited)
        ShortPublisher(end: .failure(TestError())).combineLatest(first) { [$0, $1] }.subscribe(failing)
        #expect(failing.events == [.subscription, .completion(.failure(TestError()))])
        #expect(first.subscription.events == [.cancelled])
    }

    @Test func `three and four publishers can be joined`() {
        let third = TestPublisher<Int, TestError>()
        let fourth = TestPublisher<Int, TestError>()
        let triples = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.combineLatest(second, third) { [$0, $1, $2] }.subscribe(triples)
        for (index, source) in [third, second, first, second].enumerated() { source.send(index) }
        #expect(triples.values == [[2, 1, 0], [2, 3, 0]])
        let quadruples = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.combineLatest(second, third, fourth).map { [$0, $1, $2, $3] }.subscribe(quadruples)
        for (index, source) in [fourth, third, second, first, third].enumerated() { source.send(index) }
        #expect(quadruples.values == [[3, 2, 1, 0], [3, 2, 4, 0]])
        let transformed = TrackingSubscriber<Int, TestError>(.unlimited)
        ShortPublisher(1).combineLatest(ShortPublisher(2), ShortPublisher(3), ShortPublisher(4)) { $0 + $1 + $2 + $3 }
            .subscribe(transformed)
        #expect(transformed.values == [10])
    }

    @Test func `publishers are equal when their sources are`() {
        let one = NumberedPublisher(1)
        let two = NumberedPublisher(2)
        #expect(one.combineLatest(two) == Publishers.CombineLatest(one, two))
        #expect(one.combineLatest(two) != Publishers.CombineLatest(one, one))
        #expect(one.combineLatest(two, one) == Publishers.CombineLatest3(one, two, one))
        #expect(one.combineLatest(two, one, two) != Publishers.CombineLatest4(one, two, one, one))
    }

    @Test func `every value of many threads is joined, and the last is the latest of all`() {
        let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(0) }
        nonisolated(unsafe) let shared = subjects
        let subscriber = TrackingSubscriber<[Int], Never>(.unlimited)
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 1...1_000 { shared[thread].send(index) }
            shared[thread].send(completion: .finished)
        }
        #expect(subscriber.values.count == 4_001)
        #expect(subscriber.values.last == [1_000, 1_000, 1_000, 1_000])
        #expect(subscriber.events.last == .completion(.finished))
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.combineLatest(ShortPublisher(1, 2)) { $0 + $1 } }
        let longLived = PassthroughSubject<Int, TestError>()
        weak var subscriber: TrackingSubscriber<Int, TestError>?
        do {
            let last = TrackingSubscriber<Int, TestError>(.max(1))
            subscriber = last
            first.combineLatest(longLived) { $0 + $1 }.subscribe(last)
            first.send(completion: .failure(TestError()))
        }
        #expect(subscriber == nil)
    }
}

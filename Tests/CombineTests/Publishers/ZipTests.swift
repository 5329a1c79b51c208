import Combine
import Foundation
import Testing

@Suite struct ZipTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let first = Source()
    private let second = Source()

    @Test func `the oldest values are joined`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("Zip"))
        for value in 1...3 { #expect(first.send(value) == Subscribers.Demand.none) }
        second.send(10)
        #expect(subscriber.values == [[1, 10]])
        second.send(20)
        second.send(30)
        second.send(40)
        first.send(4)
        #expect(subscriber.values == [[1, 10], [2, 20], [3, 30], [4, 40]])
    }

    @Test func `the end comes as soon as nothing can be joined any more`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        first.send(2)
        first.send(completion: .finished)
        first.send(3)
        second.send(10)
        #expect(subscriber.events == [.subscription, .value([1, 10])])
        second.send(20)
        second.send(30)
        second.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value([1, 10]), .value([2, 20]), .completion(.finished)])
        #expect(first.subscription.events == [.requested(.unlimited)])
        #expect(second.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a source that finishes without a value left ends everything`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        second.send(10)
        first.send(completion: .finished)
        second.send(20)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
        #expect(second.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a failure cancels all and ends everything, whatever was left`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        first.send(completion: .failure(TestError()))
        second.send(10)
        second.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.unlimited), .cancelled])
        }
    }

    @Test func `what is asked for is asked of every source`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.max(1))
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        subscriber.subscription?.request(.max(2))
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.max(1)), .requested(.max(2))])
        }
    }

    @Test func `what the subscriber asks for from inside is asked of every source, of the sending one by the result`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<[Int], TestError>(.max(1)) { _ in
            subscription?.request(.max(6))
            return .max(1)
        }
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        subscription = subscriber.subscription
        #expect(first.send(1) == Subscribers.Demand.none)
        #expect(second.send(10) == .max(7))
        #expect(first.subscription.events == [.requested(.max(1)), .requested(.max(7))])
        #expect(second.subscription.events == [.requested(.max(1))])
    }

    @Test func `a value that comes from inside the subscriber is joined at once`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) { [first, second] in
            if $0 == [1, 10] {
                first.send(2)
                second.send(20)
            }
            return .none
        }
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        first.send(1)
        second.send(10)
        #expect(subscriber.values == [[1, 10], [2, 20]])
    }

    @Test func `cancelling cancels all sources once, also from inside, and nothing comes after it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) { _ in
            subscription?.cancel()
            subscription?.cancel()
            return .unlimited
        }
        first.zip(second) { [$0, $1] }.subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(1)
        first.send(2)
        second.send(10)
        second.send(20)
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value([1, 10])])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.unlimited), .cancelled])
        }
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = TwiceSubscribingPublisher()
        publisher.zip(first) { [$0, $1] }.subscribe(TrackingSubscriber<[Int], TestError>())
        #expect(publisher.first.events == [])
        #expect(publisher.second.events == [.cancelled])
    }

    @Test func `sources that send or end at once are joined, and the subscription comes first`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        ShortPublisher(1, 2, 3).zip(ShortPublisher(10, 20)) { [$0, $1] }.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value([1, 10]), .value([2, 20]), .completion(.finished)])
        let failing = TrackingSubscriber<[Int], TestError>(.unlimited)
        ShortPublisher(end: .failure(TestError())).zip(first) { [$0, $1] }.subscribe(failing)
        #expect(failing.events == [.subscription, .completion(.failure(TestError()))])
        #expect(first.subscription.events == [.cancelled])
    }

    @Test func `a long row of values asked for one by one doesn't use up the stack`() {
        var subscription: (any Subscription)?
        var count = 0
        let numbers = (0..<50_000).publisher
        let subscriber = AnySubscriber<(Int, Int), Never>(
            receiveSubscription: {
                subscription = $0
                $0.request(.max(1))
            },
            receiveValue: { _ in
                count += 1
                subscription?.request(.max(1))
                return .none
            })
        numbers.zip(numbers).subscribe(subscriber)
        #expect(count == 50_000)
    }

    @Test func `three and four publishers can be joined`() {
        let triples = TrackingSubscriber<[Int], TestError>(.unlimited)
        ShortPublisher(1, 2).zip(ShortPublisher(3, 4), ShortPublisher(5, 6)) { [$0, $1, $2] }.subscribe(triples)
        #expect(triples.values == [[1, 3, 5], [2, 4, 6]])
        let quadruples = TrackingSubscriber<[Int], TestError>(.unlimited)
        ShortPublisher(1).zip(ShortPublisher(2), ShortPublisher(3), ShortPublisher(4)).map { [$0, $1, $2, $3] }
            .subscribe(quadruples)
        #expect(quadruples.values == [[1, 2, 3, 4]])
        let transformed = TrackingSubscriber<Int, TestError>(.unlimited)
        ShortPublisher(1).zip(ShortPublisher(2), ShortPublisher(3), ShortPublisher(4)) { $0 + $1 + $2 + $3 }
            .subscribe(transformed)
        #expect(transformed.values == [10])
    }

    @Test func `publishers are equal when their sources are`() {
        let one = NumberedPublisher(1)
        let two = NumberedPublisher(2)
        #expect(one.zip(two) == Publishers.Zip(one, two))
        #expect(one.zip(two) != Publishers.Zip(one, one))
        #expect(one.zip(two, one) == Publishers.Zip3(one, two, one))
        #expect(one.zip(two, one, two) != Publishers.Zip4(one, two, one, one))
    }

    @Test func `every value of many threads is joined once, and in its order`() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) let shared = subjects
        let subscriber = TrackingSubscriber<[Int], Never>(.unlimited)
        subjects[0].zip(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<1_000 { shared[thread].send(index) }
            shared[thread].send(completion: .finished)
        }
        #expect(subscriber.values == (0..<1_000).map { [$0, $0, $0, $0] })
        #expect(subscriber.events.last == .completion(.finished))
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.zip(ShortPublisher(1, 2, 3)) { $0 + $1 } }
    }
}

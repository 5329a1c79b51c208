import Combine
import Foundation
import Testing

@Suite struct MergeTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let first = Source()
    private let second = Source()

    @Test func `values are passed on as they come, and the end comes when all have finished`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        first.merge(with: AnyPublisher(second)).subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("Merge"))
        #expect(first.send(1) == Subscribers.Demand.none)
        second.send(10)
        first.send(completion: .finished)
        first.send(2)
        first.send(completion: .finished)
        second.send(20)
        #expect(subscriber.values == [1, 10, 20])
        second.send(completion: .finished)
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(10), .value(20), .completion(.finished),
            ])
        for source in [first, second] { #expect(source.subscription.events == [.requested(.unlimited)]) }
    }

    @Test func `a failure cancels the others and ends everything`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        first.merge(with: second).subscribe(subscriber)
        first.send(1)
        first.send(2)
        second.send(completion: .failure(TestError()))
        first.send(3)
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(first.subscription.events == [.requested(.max(1)), .cancelled])
        #expect(second.subscription.events == [.requested(.max(1))])
    }

    @Test func `each is asked for one value ahead, which waits until it's asked for`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        first.merge(with: second).subscribe(subscriber)
        #expect(second.send(10) == Subscribers.Demand.none)
        #expect(first.send(1) == Subscribers.Demand.none)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [1])
        #expect(first.subscription.events == [.requested(.max(1)), .requested(.max(1))])
        #expect(second.subscription.events == [.requested(.max(1))])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.values == [1, 10])
        #expect(first.send(2) == .max(1))
        #expect(subscriber.values == [1, 10, 2])
        #expect(first.send(3) == Subscribers.Demand.none)
        #expect(subscriber.values == [1, 10, 2])
    }

    @Test func `a source that sends too much loses all but its latest value`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        first.merge(with: second).subscribe(subscriber)
        first.send(1)
        first.send(2)
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.values == [2])
    }

    @Test func `when everything is asked for, so it is from the sources`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        first.merge(with: second).subscribe(subscriber)
        first.send(1)
        subscriber.subscription?.request(.unlimited)
        subscriber.subscription?.request(.max(3))
        #expect(subscriber.values == [1])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.max(1)), .requested(.unlimited)])
        }
    }

    @Test func `a value that waits comes before the end`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        first.merge(with: second).subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        second.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `what the subscriber asks for from inside counts, however it does it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) {
            if $0 == 1 { subscription?.request(.max(1)) }
            return $0 == 2 ? .unlimited : .none
        }
        first.merge(with: second).subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(1)
        second.send(2)
        #expect(second.subscription.events == [.requested(.max(1)), .requested(.unlimited)])
        first.send(3)
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test func `cancelling cancels all sources once, also from inside, and nothing comes after it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            subscription?.cancel()
            return .unlimited
        }
        first.merge(with: second).subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(1)
        first.send(2)
        second.send(3)
        subscription?.cancel()
        second.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1)])
        for source in [first, second] {
            #expect(source.subscription.events == [.requested(.unlimited), .cancelled])
        }
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = TwiceSubscribingPublisher()
        publisher.merge(with: first).subscribe(TrackingSubscriber<Int, TestError>(.max(1)))
        #expect(publisher.first.events == [.requested(.max(1))])
        #expect(publisher.second.events == [.cancelled])
    }

    @Test func `a value from inside the subscriber is delivered at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { [second] in
            if $0 == 1 {
                second.send(2)
                second.send(completion: .finished)
            }
            return .none
        }
        first.merge(with: second).subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test func `sources that finish at once are merged; without any there's only the end`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        ShortPublisher(1, 2).merge(with: ShortPublisher(3), ShortPublisher()).subscribe(subscriber)
        #expect(
            subscriber.events == [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
        let lonely = TrackingSubscriber<Int, TestError>()
        Publishers.MergeMany<ShortPublisher>().subscribe(lonely)
        #expect(lonely.events == [.subscription, .completion(.finished)])
    }

    @Test func `two to eight publishers and any number of them can be merged, and more be added`() {
        func publisher(_ number: Int) -> NumberedPublisher { NumberedPublisher(number) }
        func other(_ number: Int) -> AnyPublisher<Int, TestError> { ShortPublisher(number).eraseToAnyPublisher() }
        func values(_ publisher: some Publisher<Int, TestError>) -> [Int] {
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            publisher.subscribe(subscriber)
            #expect(subscriber.events.last == .completion(.finished))
            return subscriber.values
        }
        let one = publisher(1)
        let two = one.merge(with: other(2))
        let three = one.merge(with: other(2), other(3))
        let four = one.merge(with: other(2), other(3), other(4))
        let five = one.merge(with: other(2), other(3), other(4), other(5))
        let six = one.merge(with: other(2), other(3), other(4), other(5), other(6))
        let seven = one.merge(with: other(2), other(3), other(4), other(5), other(6), other(7))
        let eight = one.merge(with: other(2), other(3), other(4), other(5), other(6), other(7), other(8))
        #expect(values(two) == [1, 2])
        #expect(values(three) == Array(1...3))
        #expect(values(four) == Array(1...4))
        #expect(values(five) == Array(1...5))
        #expect(values(six) == Array(1...6))
        #expect(values(seven) == Array(1...7))
        #expect(values(eight) == Array(1...8))
        #expect(values(two.merge(with: other(3)) as Publishers.Merge3) == Array(1...3))
        #expect(values(two.merge(with: other(3), other(4)) as Publishers.Merge4) == Array(1...4))
        #expect(values(two.merge(with: other(3), other(4), other(5)) as Publishers.Merge5) == Array(1...5))
        #expect(
            values(two.merge(with: other(3), other(4), other(5), other(6)) as Publishers.Merge6) == Array(1...6))
        #expect(
            values(two.merge(with: other(3), other(4), other(5), other(6), other(7)) as Publishers.Merge7)
                == Array(1...7))
        #expect(
            values(two.merge(with: other(3), other(4), other(5), other(6), other(7), other(8)) as Publishers.Merge8)
                == Array(1...8))
        #expect(values(three.merge(with: other(4)) as Publishers.Merge4) == Array(1...4))
        #expect(values(three.merge(with: other(4), other(5)) as Publishers.Merge5) == Array(1...5))
        #expect(values(three.merge(with: other(4), other(5), other(6)) as Publishers.Merge6) == Array(1...6))
        #expect(values(four.merge(with: other(5)) as Publishers.Merge5) == Array(1...5))
        #expect(values(four.merge(with: other(5), other(6)) as Publishers.Merge6) == Array(1...6))
        #expect(values(five.merge(with: other(6)) as Publishers.Merge6) == Array(1...6))
        #expect(values(five.merge(with: other(6), other(7)) as Publishers.Merge7) == Array(1...7))
        #expect(values(six.merge(with: other(7)) as Publishers.Merge7) == Array(1...7))
        #expect(values(six.merge(with: other(7), other(8)) as Publishers.Merge8) == Array(1...8))
        #expect(values(seven.merge(with: other(8)) as Publishers.Merge8) == Array(1...8))
        let many = publisher(1).merge(with: publisher(2))
        #expect(many == Publishers.MergeMany([publisher(1), publisher(2)]))
        #expect(values(many.merge(with: publisher(3))) == [1, 2, 3])
    }

    @Test func `merges are equal when their sources are`() {
        func merge(_ last: Int) -> Publishers.Merge3<NumberedPublisher, NumberedPublisher, NumberedPublisher> {
            Publishers.Merge3(NumberedPublisher(1), NumberedPublisher(2), NumberedPublisher(last))
        }
        #expect(merge(3) == merge(3))
        #expect(merge(3) != merge(4))
    }

    @Test func `nothing is lost when many threads send`() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) let shared = subjects
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        Publishers.MergeMany(subjects).subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<1_000 { shared[thread].send(thread * 1_000 + index) }
            shared[thread].send(completion: .finished)
        }
        #expect(subscriber.values.sorted() == Array(0..<8_000))
        #expect(subscriber.events.last == .completion(.finished))
        for thread in 0..<8 {
            let own = subscriber.values.filter { $0 / 1_000 == thread }
            #expect(own == own.sorted())
        }
    }

    @Test func `demand is exact when many threads send`() {
        let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(0) }
        nonisolated(unsafe) let shared = subjects
        let subscriber = TrackingSubscriber<Int, Never>(.max(100))
        Publishers.MergeMany(subjects).subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 1...500 { shared[thread].send(index) }
        }
        #expect(subscriber.values.count == 100)
    }

    @Test func `a subscriber may ask and cancel while threads send`() {
        for _ in 0..<50 {
            let subjects = (0..<3).map { _ in CurrentValueSubject<Int, Never>(0) }
            nonisolated(unsafe) let shared = subjects
            let subscriber = TrackingSubscriber<Int, Never>(.max(1)) { _ in .max(1) }
            Publishers.MergeMany(subjects).subscribe(subscriber)
            nonisolated(unsafe) let subscription = subscriber.subscription
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                guard thread < 3 else {
                    subscription?.request(.max(1))
                    subscription?.cancel()
                    return
                }
                for index in 1...50 { shared[thread].send(index) }
            }
            let count = subscriber.events.count
            for subject in subjects { subject.send(-1) }
            #expect(subscriber.events.count == count)
        }
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.merge(with: ShortPublisher(1, 2)) }
        let longLived = PassthroughSubject<Int, TestError>()
        weak var subscriber: TrackingSubscriber<Int, TestError>?
        do {
            let last = TrackingSubscriber<Int, TestError>(.max(1))
            subscriber = last
            first.merge(with: longLived).subscribe(last)
            first.send(completion: .failure(TestError()))
        }
        #expect(subscriber == nil)
    }

    @Test func `nothing is subscribed to after cancelling with the subscription or with a value`() {
        var count = 0
        let deferred = Deferred { () -> ShortPublisher in
            count += 1
            return ShortPublisher(1)
        }
        deferred.merge(with: deferred).subscribe(CancellingSubscriber())
        #expect(count == 0)
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            subscription?.cancel()
            return .none
        }
        let start = PassthroughSubject<Int, TestError>()
        start.merge(with: deferred, deferred).handleEvents(receiveSubscription: { subscription = $0 })
            .subscribe(subscriber)
        #expect(subscriber.values == [1])
        #expect(count == 1)
    }

    @Test func `kept values come in the order of their sources, the latest of each`() {
        let sources = (0..<33).map { _ in Source() }
        let subscriber = TrackingSubscriber<Int, TestError>()
        Publishers.MergeMany(sources).subscribe(subscriber)
        let order = (0..<33).map { $0 * 7 % 33 }
        for index in order { sources[index].send(-1) }
        for index in order.reversed() { sources[index].send(index) }
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.values == Array(0..<33))
    }
}

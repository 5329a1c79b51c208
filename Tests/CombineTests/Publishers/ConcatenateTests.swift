import Combine
import Foundation
import Testing

@Suite struct ConcatenateTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let first = Source()
    private let second = Source()

    @Test func `the values of the second publisher follow when the first has finished`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        first.append(second).subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("Concatenate"))
        #expect(second.send(10) == nil)
        first.send(1)
        first.send(completion: .finished)
        first.send(2)
        first.send(completion: .failure(TestError()))
        second.send(20)
        second.send(completion: .finished)
        second.send(30)
        #expect(subscriber.events == [.subscription, .value(1), .value(20), .completion(.finished)])
        for source in [first, second] { #expect(source.subscription.events == [.requested(.unlimited)]) }
    }

    @Test func `a failure of either ends everything`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        first.append(second).subscribe(subscriber)
        first.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(second.subscription.events == [])
        let other = TrackingSubscriber<Int, TestError>(.unlimited)
        ShortPublisher(1).append(second).subscribe(other)
        second.send(completion: .failure(TestError()))
        #expect(other.events == [.subscription, .value(1), .completion(.failure(TestError()))])
    }

    @Test func `what is asked for and hasn't come is asked of the second publisher`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { $0 == 1 ? .max(4) : .none }
        first.append(second).subscribe(subscriber)
        subscriber.subscription?.request(.max(2))
        #expect(first.send(1) == .max(4))
        #expect(first.subscription.events == [.requested(.max(3)), .requested(.max(2))])
        first.send(completion: .finished)
        #expect(second.subscription.events == [.requested(.max(8))])
        #expect(second.send(2) == Subscribers.Demand.none)
    }

    @Test func `nothing is asked of the second publisher before it's asked for`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        first.append(second).subscribe(subscriber)
        first.send(completion: .finished)
        #expect(second.subscription.events == [])
        subscriber.subscription?.request(.max(1))
        #expect(second.subscription.events == [.requested(.max(1))])
    }

    @Test func `what a subscriber asks for when the first publisher finishes inside it, is asked of the second`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { [first] _ in
            first.send(completion: .finished)
            return .max(4)
        }
        first.append(second).subscribe(subscriber)
        #expect(first.send(1) == Subscribers.Demand.none)
        #expect(second.subscription.events == [.requested(.max(4))])
    }

    @Test func `cancelling cancels the publisher of the moment once, also from inside, and nothing comes after it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            subscription?.cancel()
            subscription?.cancel()
            return .unlimited
        }
        first.append(second).subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(1)
        first.send(2)
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(first.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(second.subscription.events == [])
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = TwiceSubscribingPublisher()
        publisher.append(first).subscribe(TrackingSubscriber<Int, TestError>())
        #expect(publisher.first.events == [])
        #expect(publisher.second.events == [.cancelled])
    }

    @Test func `values, sequences and publishers can be put before and behind`() {
        func values(_ publisher: some Publisher<Int, TestError>) -> [Int] {
            let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { _ in .max(1) }
            publisher.subscribe(subscriber)
            #expect(subscriber.events.last == .completion(.finished))
            return subscriber.values
        }
        let five = ShortPublisher(5)
        #expect(values(five.append(6, 7)) == [5, 6, 7])
        #expect(values(five.append(6..<9)) == [5, 6, 7, 8])
        #expect(values(five.append(ShortPublisher(9))) == [5, 9])
        #expect(values(five.prepend(3, 4)) == [3, 4, 5])
        #expect(values(five.prepend(2..<5)) == [2, 3, 4, 5])
        #expect(values(five.prepend(ShortPublisher(1))) == [1, 5])
        #expect(values(five.prepend([]).append([])) == [5])
    }

    @Test func `publishers are equal when both parts are`() {
        let one = NumberedPublisher(1)
        #expect(one.append(one) == Publishers.Concatenate(prefix: one, suffix: one))
        #expect(one.append(one) != one.append(NumberedPublisher(2)))
        #expect(one.append(one) != one.prepend(NumberedPublisher(2)))
    }

    @Test func `a thousand publishers, one inside the other, don't use up the stack`() {
        var (behind, before) = (ShortPublisher(0).eraseToAnyPublisher(), ShortPublisher(0).eraseToAnyPublisher())
        for number in 1..<1_000 {
            behind = behind.append(number).eraseToAnyPublisher()
            before = before.prepend(number).eraseToAnyPublisher()
        }
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        behind.subscribe(subscriber)
        #expect(subscriber.values == Array(0..<1_000))
        let other = TrackingSubscriber<Int, TestError>(.unlimited)
        before.subscribe(other)
        #expect(other.values == (0..<1_000).reversed())
    }

    @Test func `a long sequence asked for one by one from inside doesn't use up the stack`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { _ in
            subscription?.request(.max(1))
            return .none
        }
        first.append(1..<10_000).append(10_000..<20_000).subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(0)
        first.send(completion: .finished)
        #expect(subscriber.values == Array(0..<20_000))
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.append(ShortPublisher(3)) }
        expectNothingLeaks { ShortPublisher(0).append($0) }
    }

    @Test func `nothing is subscribed to after cancelling with the subscription`() {
        var count = 0
        let deferred = Deferred { () -> Source in
            count += 1
            return Source()
        }
        deferred.append(deferred).subscribe(CancellingSubscriber())
        #expect(count == 0)
    }
}

import Combine
import Testing

@Suite struct MulticastTests {
    @Test func `nothing comes before the connection, and then all get the same`() {
        let publisher = TestPublisher<Int, TestError>()
        let multicast = publisher.multicast { PassthroughSubject() }
        let first = TrackingSubscriber<Int, TestError>(.unlimited)
        let second = TrackingSubscriber<Int, TestError>(.max(1))
        multicast.subscribe(first)
        multicast.subscribe(second)
        #expect(publisher.send(0) == nil)
        let connection = multicast.connect()
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        #expect(first.events == [.subscription, .value(1), .value(2), .completion(.failure(TestError()))])
        #expect(second.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        connection.cancel()
    }

    @Test func `a cancelled connection cancels the upstream, and another begins anew with the same subject`() {
        let publisher = PassthroughSubject<Int, TestError>()
        var count = 0
        let multicast = publisher.multicast {
            count += 1
            return PassthroughSubject<Int, TestError>()
        }
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        multicast.subscribe(subscriber)
        let connection = multicast.connect()
        #expect(connection is AnyCancellable)
        publisher.send(1)
        connection.cancel()
        publisher.send(2)
        let second = multicast.connect()
        publisher.send(3)
        second.cancel()
        #expect(subscriber.values == [1, 3])
        #expect(count == 1)
    }

    @Test func `values are asked for of the subject's subscription`() {
        let subject = AskedSubject()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { $0 == 1 ? .max(4) : .none }
        Empty<Int, TestError>().multicast(subject: subject).subscribe(subscriber)
        #expect(subscriber.subscription.map { "\($0)" } == "Multicast")
        #expect(subject.publisher.send(1) == Subscribers.Demand.none)
        #expect(subject.publisher.send(2) == Subscribers.Demand.none)
        #expect(subject.publisher.subscription.events == [.requested(.max(3)), .requested(.max(4))])
    }

    @Test func `cancelling cancels the subject's subscription once, and nothing comes after it`() {
        let subject = AskedSubject()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        Empty<Int, TestError>().multicast(subject: subject).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        subscription?.request(.max(1))
        subject.publisher.send(1)
        subject.publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(subject.publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a subject that gives two subscriptions gets the second one back`() {
        let subject = AskedSubject()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        Empty<Int, TestError>().multicast(subject: subject).subscribe(subscriber)
        let second = TrackingSubscription()
        subject.publisher.send(subscription: second)
        #expect(second.events == [.cancelled])
        #expect(subscriber.events == [.subscription])
    }

    @Test func `a closure that makes the subject may use the publisher`() {
        var inner: (() -> Void)?
        let multicast = Just(1).multicast {
            inner.take()?()
            return PassthroughSubject<Int, Never>()
        }
        let subscribers = (0..<2).map { _ in TrackingSubscriber<Int, Never>(.unlimited) }
        inner = { multicast.subscribe(subscribers[0]) }
        multicast.subscribe(subscribers[1])
        let connection = multicast.connect()
        #expect(subscribers.map(\.values) == [[1], [1]])
        connection.cancel()
    }

    @Test(arguments: [ChainEnd.finished, .failed, .cancelled]) func `nothing leaks`(end: ChainEnd) {
        weak var weakPublisher: TestPublisher<Int, TestError>?
        weak var weakSubscription: TrackingSubscription?
        weak var weakSubscriber: TrackingSubscriber<Int, TestError>?
        do {
            let publisher = TestPublisher<Int, TestError>()
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            (weakPublisher, weakSubscription, weakSubscriber) = (publisher, publisher.subscription, subscriber)
            let multicast = publisher.multicast { PassthroughSubject() }
            multicast.subscribe(subscriber)
            let connection = multicast.connect()
            publisher.send(1)
            switch end {
            case .finished: publisher.send(completion: .finished)
            case .failed: publisher.send(completion: .failure(TestError()))
            case .cancelled, .released: subscriber.cancel()
            }
            connection.cancel()
        }
        #expect(weakPublisher == nil)
        #expect(weakSubscription == nil)
        #expect(weakSubscriber == nil)
    }
}

/// A subject that a test speaks for.
private final class AskedSubject: Subject {
    typealias Output = Int
    typealias Failure = TestError

    let publisher = TestPublisher<Int, TestError>()

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == TestError {
        publisher.subscribe(subscriber)
    }

    func send(_ value: Int) {}
    func send(completion: Subscribers.Completion<TestError>) {}
    func send(subscription: any Subscription) {}
}

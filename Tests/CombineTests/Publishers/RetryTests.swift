import Combine
import Testing

@Suite struct RetryTests {
    private let publisher = TestPublisher<Int, TestError>()

    /// Lets go of the publisher, which a retry holds for as long as it may need it.
    private struct WeakPublisher: Publisher {
        typealias Output = Int
        typealias Failure = TestError

        weak var publisher: TestPublisher<Int, TestError>?

        func receive<S>(subscriber: S) where S: Subscriber, S.Failure == TestError, S.Input == Int {
            publisher?.receive(subscriber: subscriber)
        }
    }

    @Test func `a publisher that fails is subscribed to again so many times, and then the failure is passed on`() {
        var attempts = 0
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        ShortPublisher(1, end: .failure(TestError()), subscribed: { attempts += 1 }).retry(2).subscribe(subscriber)
        #expect(attempts == 3)
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(1), .value(1), .completion(.failure(TestError())),
            ])
    }

    @Test func `with no attempts left a failure is passed on at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.retry(0).subscribe(subscriber)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `the end is passed on`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.retry(3).subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("Retry"))
        publisher.send(1)
        publisher.send(completion: .finished)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `what is asked for and hasn't come is asked again`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { $0 == 1 ? .max(4) : .none }
        publisher.retry(1).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(publisher.subscription.events == [.requested(.max(3)), .requested(.max(6))])
        publisher.send(2)
        #expect(subscriber.values == [1, 2])
    }

    @Test func `cancelling cancels the publisher once, also from inside, and it isn't tried again`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            subscription?.cancel()
            subscription?.cancel()
            return .none
        }
        publisher.retry(5).subscribe(subscriber)
        subscription = subscriber.subscription
        publisher.send(1)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `cancelling ends attempts without a limit`() {
        var attempts = 0
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<Int, TestError>(
            receiveSubscription: {
                subscription = $0
                $0.request(.unlimited)
            })
        let failing = ShortPublisher(end: .failure(TestError())) {
            attempts += 1
            if attempts == 20_000 { subscription?.cancel() }
        }
        Publishers.Retry(upstream: failing, retries: nil).subscribe(subscriber)
        #expect(attempts == 20_000)
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = TwiceSubscribingPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.retry(1).subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.second.events == [.cancelled])
    }

    @Test func `many attempts that fail at once don't use up the stack`() {
        var attempts = 0
        let failing = ShortPublisher(end: .failure(TestError()), subscribed: { attempts += 1 })
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        failing.retry(10_000).subscribe(subscriber)
        #expect(attempts == 10_001)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
        let late = TrackingSubscriber<Int, TestError>()
        ShortPublisher(1, end: .failure(TestError())).retry(10_000).subscribe(late)
        late.subscription?.request(.unlimited)
        #expect(late.values.count == 10_001)
    }

    @Test func `publishers are equal when upstream and number are`() {
        #expect(NumberedPublisher(1).retry(2) == Publishers.Retry(upstream: NumberedPublisher(1), retries: 2))
        #expect(NumberedPublisher(1).retry(2) != NumberedPublisher(1).retry(3))
        #expect(NumberedPublisher(1).retry(2) != NumberedPublisher(2).retry(2))
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { WeakPublisher(publisher: $0).retry(0) }
        weak var subscriber: TrackingSubscriber<Int, TestError>?
        do {
            let last = TrackingSubscriber<Int, TestError>(.unlimited)
            subscriber = last
            publisher.retry(1).subscribe(last)
            for _ in 0..<2 { publisher.send(completion: .failure(TestError())) }
        }
        #expect(subscriber == nil)
    }
}

import Combine
import Testing

@Suite struct CatchTests {
    private typealias Source = TestPublisher<Int, TestError>
    private let first = Source()
    private let second = Source()

    @Test func `another publisher follows an error, and its end is the end`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        var errors: [TestError] = []
        first.catch { [second] in
            errors.append($0)
            return second
        }.subscribe(subscriber)
        #expect("\(subscriber.subscription as Any)".contains("Catch"))
        first.send(1)
        first.send(completion: .failure(TestError(code: 5)))
        first.send(2)
        second.send(10)
        second.send(completion: .failure(TestError(code: 6)))
        second.send(20)
        #expect(errors == [TestError(code: 5)])
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(10), .completion(.failure(TestError(code: 6))),
            ])
        for source in [first, second] { #expect(source.subscription.events == [.requested(.unlimited)]) }
    }

    @Test func `without an error the closure isn't called`() {
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        first.catch { _ in
            Issue.record("There's no error.")
            return [0].publisher
        }.subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        first.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `what is asked for and hasn't come is asked of the other publisher`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { $0 == 1 ? .max(4) : .none }
        first.catch { [second] _ in second }.subscribe(subscriber)
        subscriber.subscription?.request(.max(2))
        #expect(first.send(1) == .max(4))
        #expect(first.subscription.events == [.requested(.max(3)), .requested(.max(2))])
        first.send(completion: .failure(TestError()))
        subscriber.subscription?.request(.max(1))
        #expect(second.subscription.events == [.requested(.max(8)), .requested(.max(1))])
    }

    @Test func `cancelling cancels the publisher of the moment once, also from inside, and nothing comes after it`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) {
            if $0 == 10 { subscription?.cancel() }
            return .none
        }
        first.catch { [second] _ in second }.subscribe(subscriber)
        subscription = subscriber.subscription
        first.send(completion: .failure(TestError()))
        second.send(10)
        second.send(20)
        subscription?.cancel()
        second.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(10)])
        #expect(first.subscription.events == [.requested(.unlimited)])
        #expect(second.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `after cancelling the closure isn't called`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        first.catch { [second] _ in
            Issue.record("The subscription was cancelled.")
            return second
        }.subscribe(subscriber)
        subscriber.cancel()
        first.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription])
        #expect(first.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = TwiceSubscribingPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.catch { [first] _ in first }.subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.second.events == [.cancelled])
    }

    @Test func `publishers that end at once come one after the other`() {
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        ShortPublisher(1, end: .failure(TestError()))
            .catch { _ in ShortPublisher(end: .failure(TestError())) }
            .catch { _ in [3, 4].publisher }
            .subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value(1), .value(3), .value(4), .completion(.finished)])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.catch { _ in ShortPublisher(1) } }
        expectNothingLeaks { $0.catch { _ in ShortPublisher(1, end: .failure(TestError())) } }
    }

    @Test func `after cancelling in the closure the other publisher isn't subscribed to`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        var isMade = false
        first.catch { _ in
            subscriber.cancel()
            return Deferred { () -> Source in
                isMade = true
                return Source()
            }
        }.subscribe(subscriber)
        first.send(completion: .failure(TestError()))
        #expect(!isMade)
        #expect(subscriber.events == [.subscription])
    }
}

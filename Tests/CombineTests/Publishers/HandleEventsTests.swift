import Combine
import Testing

@Suite struct HandleEventsTests {
    @Test func `closures are told of all that happens, before the other side`() {
        let log = Log()
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) {
            log.lines.append("subscriber \($0)")
            return $0 == 1 ? .max(2) : .none
        }
        publisher.handleAll(log).subscribe(subscriber)
        #expect(publisher.send(1) == .max(2))
        #expect(publisher.send(2) == Subscribers.Demand.none)
        let subscription = subscriber.subscription
        publisher.send(completion: .failure(TestError()))
        publisher.send(3)
        publisher.send(completion: .finished)
        subscription?.request(.max(1))
        subscription?.cancel()
        #expect(
            log.lines == [
                "subscription", "request max(1)", "output 1", "subscriber 1", "request max(2)", "output 2",
                "subscriber 2", "completion \(Subscribers.Completion<TestError>.failure(TestError()))",
            ])
        #expect(
            subscriber.events == [.subscription, .value(1), .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(1))])
    }

    @Test func `cancelling is told of once, before the upstream is cancelled, and nothing comes after it`() {
        let log = Log()
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.handleEvents(receiveCancel: {
            log.lines.append("cancel after \(publisher.subscription.events.count)")
        }).handleAll(log).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        subscription?.request(.max(1))
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(log.lines == ["subscription", "request unlimited", "cancel", "cancel after 1"])
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `the closure for the subscription gets the upstream's, before the subscriber has one`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        var received: (any Subscription)?
        publisher.handleEvents(receiveSubscription: {
            received = $0
            #expect(subscriber.events == [])
        }).subscribe(subscriber)
        #expect(received as? TrackingSubscription === publisher.subscription)
        #expect(subscriber.subscription.map { "\($0)" } == "HandleEvents")
    }

    @Test func `a closure can cancel`() {
        let publisher = TestPublisher<Int, TestError>()
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.handleEvents(receiveRequest: { _ in subscription?.cancel() }).subscribe(subscriber)
        subscription = subscriber.subscription
        subscription?.request(.max(1))
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `what the closures hold is released at the end`() {
        weak var held: Log?
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        do {
            let log = Log()
            held = log
            publisher.handleAll(log).subscribe(subscriber)
        }
        #expect(held != nil)
        let subscription = subscriber.subscription
        publisher.send(completion: .finished)
        #expect(held == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func `one subscription is taken, and nothing leaks`() {
        expectOneSubscription { $0.handleEvents() }
        expectNothingLeaks { $0.handleAll(Log()) }
    }
}

private final class Log {
    var lines: [String] = []
}

extension Publisher {
    fileprivate func handleAll(_ log: Log) -> Publishers.HandleEvents<Self> {
        handleEvents(
            receiveSubscription: { _ in log.lines.append("subscription") },
            receiveOutput: { log.lines.append("output \($0)") },
            receiveCompletion: { log.lines.append("completion \($0)") },
            receiveCancel: { log.lines.append("cancel") },
            receiveRequest: { log.lines.append("request \($0)") })
    }
}

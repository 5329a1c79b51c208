import Combine
import Testing

@Suite struct TimeoutTests {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: .nanoseconds(7))
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `the publisher finishes when no value comes for some time`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.timeout(3, scheduler: scheduler).subscribe(subscriber)
        scheduler.advance(by: 2)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        #expect(subscriber.values == [])
        scheduler.run()
        #expect(scheduler.pendingCount == 1)
        scheduler.advance(by: 2)
        #expect(subscriber.events == [.subscription, .value(1)])
        scheduler.advance(by: 1)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        scheduler.advance(by: 9)
        #expect(subscriber.events.count == 3)
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `or else it fails with the error of the closure, which is called then`() {
        var calls = 0
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.timeout(3, scheduler: scheduler) {
            calls += 1
            return TestError(code: 5)
        }.subscribe(subscriber)
        scheduler.advance(by: 2)
        #expect(calls == 0)
        scheduler.advance(by: 1)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 5)))])
        #expect(calls == 1)
    }

    @Test func `the clock starts with the subscription, and again with the first demand`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.timeout(3, scheduler: scheduler).subscribe(subscriber)
        scheduler.advance(by: 2)
        subscriber.subscription?.request(.max(1))
        scheduler.advance(by: 2)
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.events == [.subscription])
        scheduler.advance(by: 1)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(1)), .requested(.max(2)), .cancelled])
    }

    @Test func `what the subscriber asks for when it receives a value is requested`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { $0 == 1 ? .max(2) : .none }
        publisher.timeout(3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        publisher.send(2)
        scheduler.run()
        #expect(publisher.subscription.events == [.requested(.max(1)), .requested(.max(2))])
    }

    @Test func `the scheduler gets the options`() {
        publisher.timeout(3, scheduler: scheduler, options: "options")
            .subscribe(TrackingSubscriber<Int, TestError>())
        publisher.send(1)
        publisher.send(completion: .finished)
        let clock = VirtualTimeScheduler.Request(
            kind: .repeated(from: .seconds(3), every: 3, tolerance: .nanoseconds(7)), options: "options")
        let delivery = VirtualTimeScheduler.Request(kind: .immediate, options: "options")
        #expect(scheduler.requests == [clock, clock, delivery, delivery])
    }

    @Test func `the upstream's completion comes from the scheduler, and stops the clock`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.timeout(3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription])
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `cancelling cancels the upstream once, the clock, and what is on its way`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.timeout(3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(2)
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `a scheduler that runs all at once ends the publisher, after the subscription`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.timeout(3, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
        #expect(publisher.subscription.events == [.cancelled])
    }

    @Test func `a value that is sent from inside the subscriber comes after the one it's at`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { [publisher] in
            if $0 == 1 { publisher.send(2) }
            return .none
        }
        publisher.timeout(3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        scheduler.run()
        #expect(subscriber.values == [1, 2])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.timeout(1, scheduler: VirtualTimeScheduler(isEager: true)) }
        expectNothingLeaks { $0.timeout(1, scheduler: ImmediateScheduler.shared) }
    }
}

import Combine
import Testing

@Suite struct DebounceTests {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: .nanoseconds(7))
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `a value is sent when no other has come for some time`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.debounce(for: 3, scheduler: scheduler).subscribe(subscriber)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        scheduler.advance(by: 2)
        publisher.send(2)
        #expect(scheduler.pendingCount == 1)
        scheduler.advance(by: 2)
        #expect(subscriber.events == [.subscription])
        scheduler.advance(by: 1)
        #expect(subscriber.values == [2])
        scheduler.advance(by: 9)
        publisher.send(3)
        scheduler.advance(by: 3)
        #expect(subscriber.values == [2, 3])
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `everything is asked for, and what the subscriber didn't ask for is lost`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { $0 == 1 ? .max(1) : .none }
        publisher.debounce(for: 3, scheduler: scheduler).subscribe(subscriber)
        for value in 1...3 {
            publisher.send(value)
            scheduler.advance(by: 3)
        }
        #expect(subscriber.values == [1, 2])
        subscriber.subscription?.request(.max(1))
        scheduler.advance(by: 3)
        #expect(subscriber.values == [1, 2])
        publisher.send(4)
        scheduler.advance(by: 3)
        #expect(subscriber.values == [1, 2, 4])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `the scheduler gets the options for values, and none for the completion`() {
        publisher.debounce(for: 3, scheduler: scheduler, options: "options")
            .subscribe(TrackingSubscriber<Int, TestError>())
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(
            scheduler.requests == [
                .init(kind: .repeated(from: .seconds(3), every: 3, tolerance: .nanoseconds(7)), options: "options"),
                .init(kind: .immediate, options: nil),
            ])
    }

    @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(TestError())])
    func `the completion comes from the scheduler at once, and a waiting value is lost`(
        completion: Subscribers.Completion<TestError>
    ) {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.debounce(for: 3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: completion)
        publisher.send(2)
        #expect(subscriber.events == [.subscription])
        scheduler.run()
        #expect(subscriber.events == [.subscription, .completion(completion)])
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `cancelling cancels the upstream once, and the waiting value`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.debounce(for: 3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        #expect(scheduler.pendingCount == 0)
        publisher.send(2)
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a value that is sent from inside the subscriber waits in its turn`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { [publisher] in
            if $0 == 1 { publisher.send(2) }
            return .none
        }
        publisher.debounce(for: 3, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        scheduler.advance(by: 3)
        #expect(subscriber.values == [1])
        scheduler.advance(by: 3)
        #expect(subscriber.values == [1, 2])
    }

    @Test func `a scheduler that runs all at once sends each value`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.debounce(for: 3, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        publisher.send(1)
        publisher.send(2)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.debounce(for: 1, scheduler: VirtualTimeScheduler(isEager: true)) }
        expectNothingLeaks { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
    }
}

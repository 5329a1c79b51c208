import Combine
import Testing

@Suite struct DelayTests {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: .nanoseconds(7))
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `values and completion come later, the subscription doesn't`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(5)) { $0 == 1 ? .max(2) : .none }
        publisher.delay(for: 3, scheduler: scheduler).subscribe(subscriber)
        scheduler.run()
        #expect(subscriber.events == [.subscription])
        #expect(publisher.send(1) == Subscribers.Demand.none)
        scheduler.advance(by: 1)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        scheduler.advance(by: 1)
        #expect(subscriber.values == [])
        scheduler.advance(by: 1)
        #expect(subscriber.events == [.subscription, .value(1)])
        scheduler.advance(by: 1)
        #expect(
            subscriber.events == [.subscription, .value(1), .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(5))])
    }

    @Test func `what the subscriber asks for when it receives a value is requested`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { _ in .max(2) }
        publisher.delay(for: 3, scheduler: scheduler).subscribe(subscriber)
        scheduler.run()
        publisher.send(1)
        #expect(publisher.subscription.events == [.requested(.max(1))])
        scheduler.advance(by: 3)
        #expect(publisher.subscription.events == [.requested(.max(1)), .requested(.max(2))])
    }

    @Test func `the tolerance is the scheduler's unless it's given, and options are passed on`() {
        let chains = [
            publisher.delay(for: 3, tolerance: 1, scheduler: scheduler, options: "options"),
            publisher.delay(for: 3, scheduler: scheduler),
        ]
        for chain in chains {
            chain.subscribe(TrackingSubscriber<Int, TestError>())
            publisher.send(1)
        }
        #expect(
            scheduler.requests == [
                .init(kind: .immediate, options: "options"),
                .init(kind: .once(at: .seconds(3), tolerance: 1), options: "options"),
                .init(kind: .immediate, options: nil),
                .init(kind: .once(at: .seconds(3), tolerance: .nanoseconds(7)), options: nil),
            ])
        #expect(chains.map(\.interval) == [3, 3])
        #expect(chains.map(\.tolerance) == [1, .nanoseconds(7)])
    }

    @Test func `cancelling cancels the upstream once, and drops what is on its way`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.delay(for: 3, scheduler: scheduler).subscribe(subscriber)
        scheduler.run()
        publisher.send(1)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(2)
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) }
    }
}

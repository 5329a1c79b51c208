import Combine
import Testing

@Suite struct SubscribeOnTests {
    private let scheduler = VirtualTimeScheduler()
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `subscribing, asking and cancelling happen on the scheduler, with the options`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        publisher.subscribe(on: scheduler, options: "options").subscribe(subscriber)
        publisher.send(0)
        #expect(subscriber.events == [])
        scheduler.run()
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.max(2))])
        let subscription = subscriber.subscription
        subscription?.request(.max(3))
        subscription?.cancel()
        subscription?.cancel()
        subscription?.request(.max(4))
        #expect(publisher.subscription.events == [.requested(.max(2))])
        scheduler.run()
        #expect(publisher.subscription.events == [.requested(.max(2)), .requested(.max(3)), .cancelled])
        #expect(scheduler.requests == Array(repeating: .init(kind: .immediate, options: "options"), count: 4))
    }

    @Test func `values and completion are passed on at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in .max(4) }
        publisher.subscribe(on: scheduler).subscribe(subscriber)
        scheduler.run()
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .failure(TestError()))
        publisher.send(2)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
    }

    @Test func `nothing comes after cancelling, not even before the scheduler has run`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.subscribe(on: scheduler).subscribe(subscriber)
        scheduler.run()
        subscriber.cancel()
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
    }

    @Test func `a second subscription is cancelled`() {
        let probe = SubscriberProbe()
        probe.subscribe(on: ImmediateScheduler.shared).subscribe(TrackingSubscriber<Int, TestError>())
        #expect(probe.sendSubscriptions(2).map(\.events) == [[], [.cancelled]])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.subscribe(on: ImmediateScheduler.shared) }
    }
}

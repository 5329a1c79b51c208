import Combine
import Testing

@Suite struct MeasureIntervalTests {
    private let scheduler = VirtualTimeScheduler()
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `the time since the subscription or the last value is sent for each value`() {
        let probe = SubscriberProbe()
        let subscriber = TrackingSubscriber<VirtualTime.Stride, TestError>(.max(2)) { _ in .max(3) }
        probe.measureInterval(using: scheduler).subscribe(subscriber)
        scheduler.advance(by: 9)
        let subscriptions = probe.sendSubscriptions(2)
        scheduler.advance(by: 2)
        #expect(probe.subscriber?.receive(0) == .max(3))
        scheduler.advance(by: .milliseconds(5))
        _ = probe.subscriber?.receive(0)
        _ = probe.subscriber?.receive(0)
        probe.subscriber?.receive(completion: .failure(TestError()))
        _ = probe.subscriber?.receive(0)
        #expect(
            subscriber.events == [
                .subscription, .value(2), .value(.milliseconds(5)), .value(0),
                .completion(.failure(TestError())),
            ])
        #expect(subscriptions.map(\.events) == [[.requested(.max(2))], [.cancelled]])
    }

    @Test func `cancelling cancels the upstream once, and nothing comes after it`() {
        let subscriber = TrackingSubscriber<VirtualTime.Stride, TestError>(.unlimited)
        publisher.measureInterval(using: scheduler, options: "options").subscribe(subscriber)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a value from inside the subscriber is measured from the one before`() {
        let subscriber = TrackingSubscriber<VirtualTime.Stride, TestError>(.unlimited) { [publisher, scheduler] in
            if $0 == 1 {
                scheduler.advance(by: 4)
                publisher.send(0)
            }
            return .none
        }
        publisher.measureInterval(using: scheduler).subscribe(subscriber)
        scheduler.advance(by: 1)
        publisher.send(0)
        publisher.send(0)
        #expect(subscriber.values == [1, 4, 0])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.measureInterval(using: VirtualTimeScheduler()) }
    }
}

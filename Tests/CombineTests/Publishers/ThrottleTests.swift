import Combine
import Testing

@Suite struct ThrottleTests {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: .nanoseconds(7))
    private let publisher = TestPublisher<Int, TestError>()

    /// Sends a value each second, from 0 on.
    private func sendEachSecond(_ values: ClosedRange<Int>) {
        for value in values {
            publisher.send(value)
            scheduler.advance(by: 1)
        }
    }

    @Test func `the first value is sent at once, and then the latest of each interval`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(subscriber)
        sendEachSecond(0...7)
        #expect(subscriber.values == [0, 2, 5])
        scheduler.advance(by: 9)
        #expect(subscriber.values == [0, 2, 5, 7])
        publisher.send(8)
        scheduler.run()
        #expect(subscriber.values == [0, 2, 5, 7, 8])
    }

    @Test func `or else the first of each interval`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.throttle(for: 3, scheduler: scheduler, latest: false).subscribe(subscriber)
        sendEachSecond(0...7)
        scheduler.advance(by: 9)
        #expect(subscriber.values == [0, 1, 3, 6])
    }

    @Test func `everything is asked for, and what the subscriber didn't ask for is lost`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { $0 == 2 ? .max(1) : .none }
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(subscriber)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(2)
        scheduler.advance(by: 3)
        publisher.send(3)
        scheduler.advance(by: 3)
        publisher.send(4)
        scheduler.advance(by: 3)
        #expect(subscriber.values == [2, 3])
        subscriber.subscription?.request(.max(1))
        scheduler.advance(by: 3)
        #expect(subscriber.values == [2, 3])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `values that come with the subscription are asked for by then`() {
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        [1, 2].publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(subscriber)
        scheduler.run()
        #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
    }

    @Test func `the scheduler gets the least tolerance and no options`() {
        publisher.throttle(for: 3, scheduler: scheduler, latest: true)
            .subscribe(TrackingSubscriber<Int, TestError>(.unlimited))
        publisher.send(1)
        scheduler.run()
        publisher.send(2)
        #expect(
            scheduler.requests == [
                .init(kind: .immediate, options: nil),
                .init(kind: .once(at: .seconds(3), tolerance: .nanoseconds(7)), options: nil),
            ])
    }

    @Test func `a completion waits for the value before it, and otherwise comes at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(subscriber)
        sendEachSecond(0...1)
        publisher.send(completion: .failure(TestError()))
        publisher.send(2)
        publisher.send(completion: .finished)
        scheduler.run()
        #expect(subscriber.values == [0])
        scheduler.advance(by: 1)
        #expect(subscriber.events == [.subscription, .value(0), .value(1), .completion(.failure(TestError()))])

        let other = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(other)
        publisher.send(completion: .finished)
        #expect(other.events == [.subscription])
        scheduler.run()
        #expect(other.events == [.subscription, .completion(.finished)])
    }

    @Test func `cancelling cancels the upstream once, and drops what waits`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .finished)
        let other = TrackingSubscriber<Int, TestError>(.unlimited)
        subscriber.cancel()
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(other)
        publisher.send(2)
        let subscription = other.subscription
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(3)
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription])
        #expect(other.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .requested(.unlimited), .cancelled])
    }

    @Test func `a value that is sent from inside the subscriber waits in its turn`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { [publisher] in
            if $0 == 1 { publisher.send(2) }
            return .none
        }
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(subscriber)
        publisher.send(1)
        scheduler.run()
        #expect(subscriber.values == [1])
        scheduler.advance(by: 3)
        #expect(subscriber.values == [1, 2])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }
    }

    @Test func `a completion that waits is let go of outside of the lock`() {
        final class Failure: Error {
            nonisolated(unsafe) let onRelease: () -> Void

            init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }
            deinit { onRelease() }
        }
        let publisher = TestPublisher<Int, Failure>()
        var subscription: (any Subscription)?
        var isReleased = false
        publisher.throttle(for: 3, scheduler: scheduler, latest: true).subscribe(
            AnySubscriber(receiveSubscription: {
                subscription = $0
                $0.request(.unlimited)
            }))
        publisher.send(
            completion: .failure(
                Failure {
                    subscription?.request(.max(1))
                    isReleased = true
                }))
        subscription?.cancel()
        #expect(isReleased)
        subscription = nil
    }
}

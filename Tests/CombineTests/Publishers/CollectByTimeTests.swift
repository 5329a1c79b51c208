import Combine
import Testing

@Suite struct CollectByTimeTests {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: .nanoseconds(7))
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `values are sent together at the end of each interval in which some came`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        publisher.collect(.byTime(scheduler, 3)).subscribe(subscriber)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(2)
        scheduler.advance(by: 2)
        #expect(subscriber.events == [.subscription])
        scheduler.advance(by: 1)
        #expect(subscriber.values == [[1, 2]])
        scheduler.advance(by: 5)
        publisher.send(3)
        scheduler.advance(by: 1)
        #expect(subscriber.values == [[1, 2], [3]])
    }

    @Test func `or as soon as there are so many`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        publisher.collect(.byTimeOrCount(scheduler, 3, 2)).subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        #expect(subscriber.values == [])
        scheduler.run()
        #expect(subscriber.values == [[1, 2]])
        scheduler.advance(by: 3)
        #expect(subscriber.values == [[1, 2], [3]])
    }

    @Test func `values wait until the subscriber asks for a group`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.max(1)) { $0 == [1, 2] ? .max(1) : .none }
        publisher.collect(.byTimeOrCount(scheduler, 3, 2)).subscribe(subscriber)
        for value in 1...5 { publisher.send(value) }
        scheduler.run()
        #expect(subscriber.values == [[1, 2], [3, 4]])
        scheduler.advance(by: 3)
        #expect(subscriber.values == [[1, 2], [3, 4]])
        subscriber.subscription?.request(.max(1))
        scheduler.run()
        #expect(subscriber.values.count == 2)
        scheduler.advance(by: 3)
        #expect(subscriber.values == [[1, 2], [3, 4], [5]])
    }

    @Test func `as many values are asked for as the groups can have`() {
        let byCount = TrackingSubscriber<[Int], TestError>(.max(3)) { _ in .max(1) }
        publisher.collect(.byTimeOrCount(scheduler, 3, 2)).subscribe(byCount)
        publisher.send(1)
        scheduler.advance(by: 3)
        #expect(publisher.subscription.events == [.requested(.max(6)), .requested(.max(2))])

        let other = TestPublisher<Int, TestError>()
        let byTime = TrackingSubscriber<[Int], TestError>()
        other.collect(.byTime(scheduler, 3)).subscribe(byTime)
        #expect(other.subscription.events == [])
        byTime.subscription?.request(.max(1))
        #expect(other.subscription.events == [.requested(.unlimited)])
    }

    @Test func `the scheduler gets the options and the least tolerance`() {
        publisher.collect(.byTimeOrCount(scheduler, 3, 1), options: "options")
            .subscribe(TrackingSubscriber<[Int], TestError>(.unlimited))
        publisher.send(1)
        #expect(
            scheduler.requests == [
                .init(kind: .repeated(from: .seconds(3), every: 3, tolerance: .nanoseconds(7)), options: "options"),
                .init(kind: .immediate, options: "options"),
            ])
    }

    @Test func `what is left is sent before the publisher finishes`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        publisher.collect(.byTime(scheduler, 3)).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .finished)
        publisher.send(2)
        scheduler.run()
        #expect(subscriber.events == [.subscription, .value([1]), .completion(.finished)])
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `what is left and the end wait until they are asked for`() {
        let subscriber = TrackingSubscriber<[Int], TestError>()
        publisher.collect(.byTime(scheduler, 3)).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .finished)
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(1))
        scheduler.run()
        #expect(subscriber.events == [.subscription, .value([1]), .completion(.finished)])
    }

    @Test func `what is left is lost when the publisher fails`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        publisher.collect(.byTime(scheduler, 3)).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        scheduler.advance(by: 9)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `cancelling cancels the upstream once, and the timer`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        publisher.collect(.byTime(scheduler, 3)).subscribe(subscriber)
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

    @Test func `a value that is sent from inside the subscriber is in the next group`() {
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) { [publisher] in
            if $0 == [1] { publisher.send(2) }
            return .none
        }
        publisher.collect(.byTime(scheduler, 3)).subscribe(subscriber)
        publisher.send(1)
        scheduler.advance(by: 6)
        #expect(subscriber.values == [[1], [2]])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.collect(.byTime(VirtualTimeScheduler(isEager: true), 1)) }
        expectNothingLeaks { $0.collect(.byTimeOrCount(VirtualTimeScheduler(isEager: true), 1, 2)) }
    }
}

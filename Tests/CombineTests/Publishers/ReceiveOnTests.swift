import Combine
import Testing

@Suite struct ReceiveOnTests {
    private let scheduler = VirtualTimeScheduler()
    private let publisher = TestPublisher<Int, TestError>()

    @Test func `subscription, values and completion come from the scheduler, with the options`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        publisher.receive(on: scheduler, options: "options").subscribe(subscriber)
        #expect(subscriber.events == [])
        scheduler.run()
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.max(2))])
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        publisher.send(3)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        scheduler.run()
        #expect(
            subscriber.events == [.subscription, .value(1), .value(2), .completion(.failure(TestError()))])
        #expect(scheduler.requests == Array(repeating: .init(kind: .immediate, options: "options"), count: 4))
    }

    @Test func `what the subscriber asks for when it receives a value is requested`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { $0 == 1 ? .max(3) : .none }
        publisher.receive(on: scheduler).subscribe(subscriber)
        scheduler.run()
        publisher.send(1)
        publisher.send(2)
        scheduler.run()
        #expect(publisher.subscription.events == [.requested(.max(1)), .requested(.max(3))])
    }

    @Test func `cancelling cancels the upstream once, and drops what is on its way`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.receive(on: scheduler).subscribe(subscriber)
        scheduler.run()
        publisher.send(1)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        subscription?.request(.max(1))
        publisher.send(2)
        publisher.send(completion: .finished)
        scheduler.run()
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a completion that is on its way can be called off`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.receive(on: scheduler).subscribe(subscriber)
        scheduler.run()
        publisher.send(completion: .finished)
        subscriber.cancel()
        scheduler.run()
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `a completion that comes at once comes after the subscription, though nobody holds the chain`() {
        let subscriber = TrackingSubscriber<Int, Never>()
        EmptyCollection<Int>().publisher.receive(on: scheduler).subscribe(subscriber)
        scheduler.run()
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `a value that is sent from inside the subscriber comes after the one it's at`() {
        var order: [Int] = []
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { [publisher] in
            if $0 == 1 { publisher.send(2) }
            order.append($0)
            return .none
        }
        publisher.receive(on: ImmediateScheduler.shared).subscribe(subscriber)
        publisher.send(1)
        #expect(order == [1, 2])
    }

    @Test func `a second subscription is cancelled`() {
        let probe = SubscriberProbe()
        let subscriber = TrackingSubscriber<Int, TestError>()
        probe.receive(on: scheduler).subscribe(subscriber)
        let subscriptions = probe.sendSubscriptions(2)
        #expect(subscriptions.map(\.events) == [[], [.cancelled]])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.receive(on: ImmediateScheduler.shared) }
        expectNothingLeaks { $0.receive(on: VirtualTimeScheduler(isEager: true)) }
    }
}

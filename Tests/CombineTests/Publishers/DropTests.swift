import Combine
import Testing

@Suite struct DropTests {
    @Test func `the first values are left out, and asked for together with the first demand`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.dropFirst(2).subscribe(subscriber)
        #expect(publisher.subscription.events == [.requested(.max(5))])
        #expect(publisher.send(1) == Subscribers.Demand.none)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        #expect(publisher.send(3) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(3), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(5))])
    }

    @Test func `what is left out is asked for even if nobody asks for the rest`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.dropFirst().subscribe(subscriber)
        #expect(publisher.subscription.events == [.requested(.max(1))])
        subscriber.subscription?.request(.max(2))
        #expect(publisher.subscription.events == [.requested(.max(1)), .requested(.max(2))])
    }

    @Test func `dropping nothing asks for nothing`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.dropFirst(0).subscribe(subscriber)
        #expect(publisher.subscription.events == [])
        publisher.send(1)
        #expect(subscriber.values == [1])
    }

    @Test func `the subscriber has its subscription before the upstream is subscribed to`() {
        let publisher = LatePublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3))
        publisher.dropFirst(2).subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(4))
        let subscription = TrackingSubscription()
        publisher.send(subscription: subscription)
        #expect(subscription.events == [.requested(.max(9))])
    }

    @Test func `a subscriber that cancels at once gets no values, nor does the upstream keep it`() {
        let publisher = TestPublisher<Int, TestError>()
        publisher.dropFirst().subscribe(CancellingSubscriber())
        #expect(publisher.subscription.events == [.cancelled])
    }

    @Test func `each subscriber has a count of its own`() {
        let values = (1...3).publisher.eraseToAnyPublisher().dropFirst()
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            values.subscribe(subscriber)
            #expect(subscriber.events == [.subscription, .value(2), .value(3), .completion(.finished)])
        }
    }

    @Test func `a negative number stops the program`() async {
        await #expect(processExitsWith: .failure) {
            Same(id: 1).dropFirst(-1).subscribe(TrackingSubscriber<Int, Never>(.unlimited))
        }
    }

    @Test func `it equals another of an equal upstream and the same number`() {
        let one = Same(id: 1).dropFirst(2)
        #expect(one == Same(id: 1).dropFirst(2))
        #expect(one != Same(id: 2).dropFirst(2))
        #expect(one != Same(id: 1).dropFirst(3))
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("Drop") { $0.dropFirst() }
    }
}

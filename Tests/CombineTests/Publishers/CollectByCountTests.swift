import Combine
import Testing

@Suite struct CollectByCountTests {
    @Test func `values come in arrays, and as many are asked for as the arrays hold`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<[Int], TestError>(.max(2)) { _ in .max(3) }
        publisher.collect(2).subscribe(subscriber)
        #expect(publisher.send(1) == Subscribers.Demand.none)
        #expect(publisher.send(2) == .max(6))
        #expect(publisher.send(3) == Subscribers.Demand.none)
        #expect(subscriber.events == [.subscription, .value([1, 2])])
        #expect(publisher.subscription.events == [.requested(.max(4))])
    }

    @Test func `what is left comes before the end, but not before a failure`() {
        for completion in [Subscribers.Completion<TestError>.finished, .failure(TestError())] {
            let publisher = TestPublisher<Int, TestError>()
            let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
            publisher.collect(2).subscribe(subscriber)
            for value in 1...3 { publisher.send(value) }
            publisher.send(completion: completion)
            publisher.send(4)
            publisher.send(5)
            publisher.send(completion: .finished)
            let rest = completion == .finished ? [[3]] : []
            #expect(
                subscriber.events == [.subscription, .value([1, 2])] + rest.map { .value($0) }
                    + [.completion(completion)])
            #expect(publisher.subscription.events == [.requested(.unlimited)])
        }
    }

    @Test func `without anything left there is only the end`() {
        let subscriber = TrackingSubscriber<[Int], Never>(.unlimited)
        [1, 2].publisher.collect(2).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value([1, 2]), .completion(.finished)])
    }

    @Test func `a value that is sent from inside the subscriber belongs to the next array`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) {
            if $0 == [1, 2] { publisher.send(10) }
            return .none
        }
        publisher.collect(2).subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        #expect(subscriber.values == [[1, 2], [10, 3]])
    }

    @Test func `a subscriber that cancels when it has what is left gets no completion`() {
        let publisher = TestPublisher<Int, TestError>()
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited) { _ in
            subscription?.cancel()
            return .none
        }
        publisher.collect(2).subscribe(subscriber)
        subscription = subscriber.subscription
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value([1])])
    }

    @Test func `cancelling cancels the upstream once, and nothing comes after it`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<[Int], TestError>(.unlimited)
        publisher.collect(2).subscribe(subscriber)
        let subscription = subscriber.subscription
        publisher.send(1)
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(2)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `two of the same upstream and count are equal`() {
        let collect = Publishers.CollectByCount(upstream: Same(id: 1), count: 2)
        #expect(collect == Publishers.CollectByCount(upstream: Same(id: 1), count: 2))
        #expect(collect != Publishers.CollectByCount(upstream: Same(id: 1), count: 3))
        #expect(collect != Publishers.CollectByCount(upstream: Same(id: 2), count: 2))
    }

    @Test func `arrays of no values stop the program`() async {
        await #expect(processExitsWith: .failure) { _ = [1].publisher.collect(0) }
    }

    @Test func `one subscription is taken, and nothing leaks`() {
        expectOneSubscription { $0.collect(3) }
        expectContract("CollectByCount") { $0.collect(3) }
    }
}

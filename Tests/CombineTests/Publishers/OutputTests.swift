import Combine
import Testing

@Suite struct OutputTests {
    @Test func `the values in the range are passed on, and the last of them cancels the upstream and finishes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.output(in: 1...2).subscribe(subscriber)
        #expect(publisher.send(10) == .max(1))
        #expect(publisher.send(11) == .max(4))
        #expect(publisher.subscription.events == [.requested(.max(3))])
        #expect(publisher.send(12) == Subscribers.Demand.none)
        publisher.send(13)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(11), .value(12), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3)), .cancelled])
    }

    @Test func `the upstream's end before that is passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.prefix(2).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `every way to say it comes to a range`() {
        let publisher = Same(id: 1)
        #expect(publisher.prefix(3).range == 0..<3)
        #expect(publisher.prefix(0).range == 0..<0)
        #expect(publisher.prefix(.max).range == 0..<Int.max)
        #expect(publisher.output(at: 3).range == 3..<4)
        #expect(publisher.output(in: 3...).range == 3..<Int.max)
        #expect(publisher.output(in: ...3).range == 0..<4)
        #expect(publisher.output(in: 2..<3).range == 2..<3)
    }

    @Test func `an empty range finishes with the first value that isn't passed on`() {
        for (range, values) in [(0..<0, [1]), (1..<1, [1, 2])] {
            let publisher = TestPublisher<Int, TestError>()
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            publisher.output(in: range).subscribe(subscriber)
            #expect(subscriber.events == [.subscription])
            for value in values { publisher.send(value) }
            #expect(subscriber.events == [.subscription, .completion(.finished)])
            #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        }
    }

    @Test func `a value that comes from inside the last one's delivery isn't passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            publisher.send(2)
            return .none
        }
        publisher.prefix(1).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a subscriber that cancels inside the last value's delivery isn't told of the end`() {
        let publisher = TestPublisher<Int, TestError>()
        var cancel: () -> Void = {}
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            cancel()
            return .none
        }
        publisher.prefix(1).subscribe(subscriber)
        cancel = { [weak subscriber] in subscriber?.cancel() }
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .value(1)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `each subscriber has a count of its own`() {
        let values = (1...3).publisher.eraseToAnyPublisher().output(at: 1)
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            values.subscribe(subscriber)
            #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
        }
    }

    @Test func `negative numbers stop the program`() async {
        await #expect(processExitsWith: .failure) { _ = Same(id: 1).prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = Same(id: 1).output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = Publishers.Output(upstream: Same(id: 1), range: -1..<1) }
    }

    @Test func `it equals another of an equal upstream and the same range`() {
        let one = Same(id: 1).prefix(2)
        #expect(one == Same(id: 1).output(in: ...1))
        #expect(one != Same(id: 2).prefix(2))
        #expect(one != Same(id: 1).prefix(3))
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("Output") { $0.prefix(1) }
    }
}

import Combine
import Testing

@Suite struct TryDropWhileTests {
    @Test func `values are left out, and asked for again, until the closure says no`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        var asked: [Int] = []
        publisher
            .tryDrop {
                asked.append($0)
                return $0 < 3
            }
            .withTestErrors().subscribe(subscriber)
        #expect(publisher.send(1) == .max(1))
        #expect(publisher.send(3) == .max(4))
        #expect(publisher.send(2) == .max(4))
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(
            subscriber.events == [.subscription, .value(3), .value(2), .completion(.failure(TestError(code: 2)))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
        #expect(asked == [1, 3])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryDrop { if $0 == 2 { throw TestError(code: 7) } else { true } }.withTestErrors()
            .subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryDropWhile") { $0.tryDrop { $0 < 2 } }
    }
}

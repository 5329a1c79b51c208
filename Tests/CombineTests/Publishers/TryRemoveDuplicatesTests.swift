import Combine
import Testing

@Suite struct TryRemoveDuplicatesTests {
    @Test func `a value that counts as the one before is left out and asked for again`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryRemoveDuplicates { abs($0 - $1) < 2 }.withTestErrors().subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(publisher.send(2) == .max(1))
        #expect(publisher.send(3) == .max(1))
        #expect(publisher.send(5) == .max(4))
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(5), .completion(.failure(TestError(code: 2))),
            ])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryRemoveDuplicates { if $1 == 3 { throw TestError(code: 7) } else { $0 == $1 } }.withTestErrors()
            .subscribe(subscriber)
        for value in 1...4 { publisher.send(value) }
        publisher.send(completion: .finished)
        #expect(
            subscriber.events == [.subscription, .value(1), .value(2), .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a value that comes from inside the closure is the next one's predecessor`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher
            .tryRemoveDuplicates {
                if $1 == 3 { publisher.send(4) }
                return $0 == $1
            }
            .withTestErrors().subscribe(subscriber)
        for value in [1, 3, 4] { publisher.send(value) }
        #expect(subscriber.values == [1, 4, 3])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } }
    }
}

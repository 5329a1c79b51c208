import Combine
import Testing

@Suite struct TryScanTests {
    @Test func `each value is combined with the last result; demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryScan("") { "\($0)\($1)" }.withTestErrors().subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(2)
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(
            subscriber.events == [
                .subscription, .value("1"), .value("12"), .completion(.failure(TestError(code: 2))),
            ])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryScan(0) { if $1 == 2 { throw TestError(code: 7) } else { $0 + $1 } }.withTestErrors()
            .subscribe(subscriber)
        for value in 1...3 { publisher.send(value) }
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `each subscriber has results of its own`() {
        let scan = [1, 2].publisher.tryScan(0, +).withTestErrors()
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            scan.subscribe(subscriber)
            #expect(subscriber.values == [1, 3])
        }
    }

    @Test func `a value that comes from inside the subscriber is combined with the newest result`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) {
            if $0 == 1 { publisher.send(10) }
            return .none
        }
        publisher.tryScan(0, +).withTestErrors().subscribe(subscriber)
        publisher.send(1)
        publisher.send(100)
        #expect(subscriber.values == [1, 11, 111])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryScan") { $0.tryScan(0, +) }
    }
}

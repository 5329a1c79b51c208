import Combine
import Testing

@Suite struct ScanTests {
    @Test func `each value is combined with the last result; demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        publisher.scan("") { "\($0)\($1)" }.subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(2)
        publisher.send(completion: .failure(TestError()))
        #expect(
            subscriber.events == [
                .subscription, .value("1"), .value("12"), .completion(.failure(TestError())),
            ])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `each subscriber has results of its own`() {
        let scan = [1, 2].publisher.eraseToAnyPublisher().scan(0, +)
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
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
        publisher.scan(0, +).subscribe(subscriber)
        publisher.send(1)
        publisher.send(100)
        #expect(subscriber.values == [1, 11, 111])
    }

    @Test func `cancelling cancels the upstream once, and nothing comes after it`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.scan(0, +).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.scan(0, +) }
    }
}

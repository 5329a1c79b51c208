import Combine
import Testing

@Suite struct RemoveDuplicatesTests {
    @Test func `a value that equals the one before is left out and asked for again`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.removeDuplicates().subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(publisher.send(1) == .max(1))
        #expect(publisher.send(2) == .max(4))
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(2), .value(1), .completion(.failure(TestError())),
            ])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `a closure compares each value with the one before, even if that was left out`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        var compared: [[Int]] = []
        publisher
            .removeDuplicates {
                compared.append([$0, $1])
                return abs($0 - $1) < 2
            }
            .subscribe(subscriber)
        for value in [1, 2, 3, 5] { publisher.send(value) }
        #expect(compared == [[1, 2], [2, 3], [3, 5]])
        #expect(subscriber.values == [1, 5])
    }

    @Test func `nil is a value like any other`() {
        let publisher = TestPublisher<Int?, TestError>()
        let subscriber = TrackingSubscriber<Int?, TestError>(.unlimited)
        publisher.removeDuplicates().subscribe(subscriber)
        for value in [nil, nil, 1, nil] as [Int?] { publisher.send(value) }
        #expect(subscriber.values == [nil, 1, nil])
    }

    @Test func `a value that comes from inside the subscriber or the closure is the next one's predecessor`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) {
            if $0 == 1 { publisher.send(2) }
            return .none
        }
        publisher
            .removeDuplicates {
                if $1 == 3 { publisher.send(4) }
                return $0 == $1
            }
            .subscribe(subscriber)
        for value in [1, 2, 3, 4] { publisher.send(value) }
        #expect(subscriber.values == [1, 2, 4, 3])
    }

    @Test func `each subscriber has predecessors of its own`() {
        let values = [1, 1].publisher.eraseToAnyPublisher().removeDuplicates()
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            values.subscribe(subscriber)
            #expect(subscriber.values == [1])
        }
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("RemoveDuplicates") { $0.removeDuplicates() }
    }
}

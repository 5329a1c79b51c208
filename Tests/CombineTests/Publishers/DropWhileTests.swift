import Combine
import Testing

@Suite struct DropWhileTests {
    @Test func `values are left out, and asked for again, until the closure says no`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.drop { $0 < 3 }.subscribe(subscriber)
        #expect(publisher.send(1) == .max(1))
        #expect(publisher.send(3) == .max(4))
        #expect(publisher.send(2) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(
            subscriber.events == [.subscription, .value(3), .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `the closure isn't asked any more once it has said no, not even inside the subscriber`() {
        let publisher = TestPublisher<Int, TestError>()
        var asked: [Int] = []
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) {
            if $0 == 3 { publisher.send(1) }
            return .none
        }
        publisher
            .drop {
                asked.append($0)
                return $0 < 3
            }
            .subscribe(subscriber)
        for value in [1, 3, 2] { publisher.send(value) }
        #expect(asked == [1, 3])
        #expect(subscriber.values == [3, 1, 2])
    }

    @Test func `each subscriber begins anew`() {
        let values = (1...3).publisher.eraseToAnyPublisher().drop { $0 < 2 }
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            values.subscribe(subscriber)
            #expect(subscriber.values == [2, 3])
        }
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("DropWhile") { $0.drop { $0 < 2 } }
    }
}

import Combine
import Testing

@Suite struct TryCompactMapTests {
    @Test func `nil is left out and asked for again; demand and completion are passed on`() {
        let publisher = TestPublisher<String, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryCompactMap { Int($0) }.withTestErrors().subscribe(subscriber)
        #expect(publisher.send("one") == .max(1))
        #expect(publisher.send("2") == .max(4))
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError(code: 2)))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `what either of two closures in a row throws ends the publisher and cancels the upstream`() {
        typealias Source = TestPublisher<Int, TestError>
        for thrower in 0...1 {
            let publisher = Source()
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            func step(_ number: Int, _ value: Int) throws -> Int? {
                if value == 3, number == thrower { throw TestError(code: 7) }
                return value > number ? value : nil
            }
            let chain: Publishers.TryCompactMap<Source, Int> =
                publisher.tryCompactMap { try step(0, $0) }.compactMap { try step(1, $0) }
            chain.withTestErrors().subscribe(subscriber)
            for value in 0...4 { publisher.send(value) }
            publisher.send(completion: .finished)
            #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError(code: 7)))])
            #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        }
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryCompactMap") { $0.tryCompactMap { $0 > 1 ? $0 : nil } }
    }
}

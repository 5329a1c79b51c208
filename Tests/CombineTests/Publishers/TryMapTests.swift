import Combine
import Testing

@Suite struct TryMapTests {
    @Test func `values are changed, demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryMap { "\($0)" }.withTestErrors().subscribe(subscriber)
        #expect(publisher.send(42) == .max(4))
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(subscriber.events == [.subscription, .value("42"), .completion(.failure(TestError(code: 2)))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryMap { if $0 == 2 { throw TestError(code: 7) } else { $0 } }.withTestErrors()
            .subscribe(subscriber)
        publisher.send(1)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        publisher.send(3)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `maps in a row are one, whether they throw or not`() {
        typealias Source = TestPublisher<Int, TestError>
        let publisher = Source()
        let chains: [Publishers.TryMap<Source, String>] = [
            publisher.map { $0 * 2 }.tryMap { if $0 == 4 { throw TestError() } else { "\($0)" } },
            publisher.tryMap { if $0 == 2 { throw TestError() } else { $0 * 2 } }.map { "\($0)" },
            publisher.tryMap { $0 * 2 }.tryMap { if $0 == 4 { throw TestError() } else { "\($0)" } },
        ]
        for chain in chains {
            let subscriber = TrackingSubscriber<String, TestError>(.unlimited)
            chain.withTestErrors().subscribe(subscriber)
            for value in 1...3 { publisher.send(value) }
            #expect(subscriber.events == [.subscription, .value("2"), .completion(.failure(TestError()))])
        }
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryMap") { $0.tryMap { $0 * 2 } }
    }
}

import Combine
import Testing

@Suite struct TryFilterTests {
    @Test func `what isn't let through is asked for again; demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.tryFilter { $0.isMultiple(of: 2) }.withTestErrors().subscribe(subscriber)
        #expect(publisher.send(1) == .max(1))
        #expect(publisher.send(2) == .max(4))
        publisher.send(completion: .failure(TestError(code: 2)))
        #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError(code: 2)))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `what the closure throws ends the publisher and cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.tryFilter { if $0 == 2 { throw TestError(code: 7) } else { true } }.withTestErrors()
            .subscribe(subscriber)
        publisher.send(1)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        publisher.send(3)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `filters in a row are one, whether they throw or not`() {
        typealias Source = TestPublisher<Int, TestError>
        let publisher = Source()
        let chains: [Publishers.TryFilter<Source>] = [
            publisher.filter { $0 > 1 }.tryFilter { if $0 == 4 { throw TestError() } else { $0 != 3 } },
            publisher.tryFilter { if $0 == 4 { throw TestError() } else { $0 > 1 } }.filter { $0 != 3 },
            publisher.tryFilter { $0 > 1 }.tryFilter { if $0 == 4 { throw TestError() } else { $0 != 3 } },
        ]
        for chain in chains {
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            chain.withTestErrors().subscribe(subscriber)
            for value in 1...4 { publisher.send(value) }
            #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError()))])
        }
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryFilter") { $0.tryFilter { $0 > 1 } }
    }
}

import Combine
import Foundation
import Testing

@Suite struct ReduceTests {
    @Test func `values are combined one after the other, and the result waits until it's asked for`() {
        expectResult("123", of: [1, 2, 3]) { $0.reduce("") { "\($0)\($1)" } }
        expectResult("", of: []) { $0.reduce("") { "\($0)\($1)" } }
        expectReduction { $0.eraseToAnyPublisher().reduce(0, +) }
    }

    @Test func `a closure can throw`() {
        expectResult(6, of: [1, 2, 3]) { $0.tryReduce(0) { $0 + $1 } }
        expectReduction { $0.eraseToAnyPublisher().tryReduce(0) { $0 + $1 } }
        expectFailure { $0.tryReduce(0) { if $1 == 2 { throw TestError(code: 2) } else { $0 + $1 } } }
    }

    @Test func `each subscriber has a result of its own`() {
        let sum = [1, 2].publisher.reduce(0, +)
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            sum.subscribe(subscriber)
            #expect(subscriber.values == [3])
        }
    }

    @Test func `a subscriber that cancels when it has the result gets no completion`() {
        let publisher = TestPublisher<Int, TestError>()
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { _ in
            subscription?.cancel()
            return .max(1)
        }
        publisher.reduce(0, +).subscribe(subscriber)
        subscription = subscriber.subscription
        publisher.send(5)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(5)])
    }

    @Test func `a subscriber that asks again from inside gets the result once`() {
        let publisher = TestPublisher<Int, TestError>()
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, TestError> { _ in
            subscription?.request(.unlimited)
            return .unlimited
        }
        publisher.reduce(0, +).subscribe(subscriber)
        subscription = subscriber.subscription
        publisher.send(5)
        publisher.send(completion: .finished)
        subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(5), .completion(.finished)])
    }

    @Test func `a subscriber that cancels as soon as it's subscribed asks for nothing`() {
        let publisher = TestPublisher<Int, TestError>()
        publisher.reduce(0, +).subscribe(
            AnySubscriber(receiveSubscription: { $0.cancel() }, receiveValue: { (_: Int) in .none }))
        #expect(publisher.subscription.events == [.cancelled])
    }

    @Test func `the upstream can end while it's in the closure`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Bool, TestError>(.unlimited)
        publisher.contains {
            publisher.send(completion: .finished)
            return $0 == 1
        }.subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == [.subscription, .value(false), .completion(.finished)])
    }

    @Test func `the result is delivered once when the end and the demand come at the same time`() {
        for _ in 0..<500 {
            let publisher = TestPublisher<Int, TestError>()
            let subscriber = TrackingSubscriber<Int, TestError>()
            publisher.count().subscribe(subscriber)
            nonisolated(unsafe) let (upstream, subscription) = (publisher, subscriber.subscription)
            DispatchQueue.concurrentPerform(iterations: 2) {
                if $0 == 0 { upstream.send(completion: .finished) } else { subscription?.request(.max(1)) }
            }
            #expect(subscriber.events == [.subscription, .value(0), .completion(.finished)])
        }
    }

    @Test func `subscriptions are described by the operator's name`() {
        for (expected, actual) in [
            ("Reduce", Reduction { $0.reduce(0, +) }.subscriber.subscription),
            ("Collect", Reduction { $0.collect() }.subscriber.subscription),
            ("Comparison", Reduction { $0.max() }.subscriber.subscription),
        ] {
            #expect(actual.map { "\($0)" } == expected)
        }
    }

    @Test func `asking for nothing stops the program`() async {
        await #expect(processExitsWith: .failure) {
            Reduction { $0.count() }.subscriber.subscription?.request(.none)
        }
    }
}

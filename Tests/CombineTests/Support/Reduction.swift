import Combine
import Testing

/// What comes of a chain that gives one result, for a test to look at.
struct Reduction<Output: Equatable> {
    let publisher = TestPublisher<Int, TestError>()
    let subscriber: TrackingSubscriber<Output, TestError>

    init<Chain: Publisher>(
        demand: Subscribers.Demand = .none, _ chain: (TestPublisher<Int, TestError>) -> Chain
    ) where Chain.Output == Output {
        subscriber = TrackingSubscriber(demand)
        chain(publisher).mapError { $0 as? TestError ?? TestError(code: -1) }.subscribe(subscriber)
    }

    func send(_ values: [Int]) {
        for value in values { #expect(publisher.send(value) == Subscribers.Demand.none) }
    }
}

/// Checks what comes of values, at the end of which the upstream finishes: asked for at once or later, the same.
///
/// Parameter isEarly: whether the chain comes to its end before the upstream does, and therefore cancels it.
func expectResult<Chain: Publisher>(
    _ expected: Chain.Output?, of values: [Int], isEarly: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (TestPublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    typealias Event = TrackingSubscriber<Chain.Output, TestError>.Event
    let end = [expected.map { Event.value($0) }, .completion(.finished)].compactMap { $0 }
    for demand in [Subscribers.Demand.none, .max(1), .unlimited] {
        let reduction = Reduction(demand: demand, chain)
        reduction.send(values)
        #expect(
            reduction.subscriber.events == [.subscription] + (isEarly && demand > .none ? end : []),
            sourceLocation: sourceLocation)
        let subscription = reduction.subscriber.subscription
        reduction.publisher.send(completion: .finished)
        if demand == .none {
            #expect(reduction.subscriber.events == [.subscription], sourceLocation: sourceLocation)
        }
        subscription?.request(.max(2))
        subscription?.request(.max(2))
        reduction.send([100, 0])
        reduction.publisher.send(completion: .failure(TestError()))
        #expect(reduction.subscriber.events == [.subscription] + end, sourceLocation: sourceLocation)
        #expect(
            reduction.publisher.subscription.events == [.requested(.unlimited)] + (isEarly ? [.cancelled] : []),
            sourceLocation: sourceLocation)
    }
}

/// Checks what a chain that gives one result does besides: how it fails, is cancelled, and lets go of everything.
///
/// Parameter chain: a chain that has no result yet after the values 1 and 2.
func expectReduction<Chain: Publisher>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (any Publisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    let failing = Reduction(chain)
    failing.send([1, 2])
    failing.publisher.send(completion: .failure(TestError(code: 7)))
    failing.publisher.send(completion: .finished)
    #expect(
        failing.subscriber.events == [.subscription, .completion(.failure(TestError(code: 7)))],
        sourceLocation: sourceLocation)

    let cancelled = Reduction(demand: .unlimited, chain)
    let subscription = cancelled.subscriber.subscription
    cancelled.send([1, 2])
    subscription?.cancel()
    subscription?.cancel()
    subscription?.request(.max(1))
    cancelled.send([1, 2])
    cancelled.publisher.send(completion: .finished)
    #expect(cancelled.subscriber.events == [.subscription], sourceLocation: sourceLocation)
    #expect(
        cancelled.publisher.subscription.events == [.requested(.unlimited), .cancelled],
        sourceLocation: sourceLocation)

    expectOneSubscription(sourceLocation: sourceLocation) { chain($0) }
    expectNothingLeaks(sourceLocation: sourceLocation) { chain($0) }
}

/// Checks that a chain ends with the error that its closure throws at the value 2.
func expectFailure<Chain: Publisher>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (TestPublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    let reduction = Reduction(chain)
    let subscription = reduction.subscriber.subscription
    reduction.send([1, 2, 3])
    reduction.publisher.send(completion: .finished)
    subscription?.request(.max(1))
    #expect(
        reduction.subscriber.events == [.subscription, .completion(.failure(TestError(code: 2)))],
        sourceLocation: sourceLocation)
    #expect(
        reduction.publisher.subscription.events == [.requested(.unlimited), .cancelled],
        sourceLocation: sourceLocation)
}

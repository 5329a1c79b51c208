import Combine
import Testing

/// How a chain comes to its end.
enum ChainEnd: CaseIterable {
    case finished, failed, cancelled, released
}

/// Checks that nothing of a chain outlives it, however it ends: neither publisher nor subscription nor subscriber; and
/// that it's let go of outside of locks.
///
/// Parameter chain: makes the chain that is tested, of a publisher that sends 1 and 2.
func expectNothingLeaks<Chain: Publisher>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (TestPublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    for end in ChainEnd.allCases {
        weak var publisher: TestPublisher<Int, TestError>?
        weak var subscription: TrackingSubscription?
        weak var subscriber: TrackingSubscriber<Chain.Output, TestError>?
        do {
            let first = TestPublisher<Int, TestError>()
            let last = TrackingSubscriber<Chain.Output, TestError>(.unlimited)
            (publisher, subscription, subscriber) = (first, first.subscription, last)
            chain(first).mapError { $0 as? TestError ?? TestError(code: -1) }.subscribe(last)
            first.send(1)
            first.send(2)
            switch end {
            case .finished: first.send(completion: .finished)
            case .failed: first.send(completion: .failure(TestError()))
            case .cancelled: last.cancel()
            case .released: last.forgetSubscription()
            }
        }
        #expect(publisher == nil, "The publisher outlives a chain that is \(end).", sourceLocation: sourceLocation)
        #expect(
            subscription == nil, "The subscription outlives a chain that is \(end).", sourceLocation: sourceLocation)
        #expect(subscriber == nil, "The subscriber outlives a chain that is \(end).", sourceLocation: sourceLocation)
    }
    expectReleaseOutsideLocks(sourceLocation: sourceLocation, chain)
}

import Combine
import Testing

/// A subscription that does something when it's released.
private final class ReleasedSubscription: Subscription {
    private let onRelease: () -> Void

    init(onRelease: @escaping () -> Void) {
        self.onRelease = onRelease
    }

    deinit {
        onRelease()
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Checks that a chain lets go of its subscription without holding a lock, however it ends: a subscription that calls
/// back into the chain when it's released would wait for that lock forever, or be stopped for waiting.
///
/// Parameter chain: makes the chain that is tested, of a publisher that sends 1 and 2.
func expectReleaseOutsideLocks<Chain: Publisher>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (TestPublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    for end in ChainEnd.allCases {
        var isReleased = false
        do {
            weak var weakPublisher: TestPublisher<Int, TestError>?
            weak var subscription: AnyObject?
            let publisher = TestPublisher<Int, TestError> {
                ReleasedSubscription {
                    isReleased = true
                    weakPublisher?.send(1)
                    (subscription as? any Subscription)?.request(.max(1))
                    (subscription as? any Subscription)?.cancel()
                    weakPublisher?.send(completion: .finished)
                }
            }
            weakPublisher = publisher
            let subscriber = TrackingSubscriber<Chain.Output, TestError>(.unlimited)
            chain(publisher).withTestErrors().subscribe(subscriber)
            subscription = subscriber.subscription.map { $0 as AnyObject }
            publisher.send(1)
            publisher.send(2)
            switch end {
            case .finished: publisher.send(completion: .finished)
            case .failed: publisher.send(completion: .failure(TestError()))
            case .cancelled: subscriber.cancel()
            case .released: subscriber.forgetSubscription()
            }
        }
        #expect(isReleased, "The subscription outlives a chain that is \(end).", sourceLocation: sourceLocation)
    }
}

import Combine
import Testing

/// Checks what every operator with a subscriber of its own does: it takes one subscription, cancels it once, says that
/// it has come to its end once, is silent from then on, and leaks nothing, and lets go of things outside of its lock.
///
/// Parameter name: how the operator's subscription describes itself.
///
/// Parameter chain: makes the chain that is tested, of a publisher that sends 1 and 2.
func expectContract<Chain: Publisher>(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ chain: (TestPublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    expectSilenceAfterCancel(name, sourceLocation: sourceLocation, chain)
    for completion in [Subscribers.Completion<TestError>.finished, .failure(TestError())] {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Chain.Output, TestError>(.unlimited)
        chain(publisher).withTestErrors().subscribe(subscriber)
        publisher.send(completion: completion)
        let events = subscriber.events
        let asked = publisher.subscription.events
        publisher.send(1)
        publisher.send(completion: .finished)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == events, "\(name) isn't silent after its end.", sourceLocation: sourceLocation)
        #expect(publisher.subscription.events == asked, sourceLocation: sourceLocation)
    }
    expectNothingLeaks(sourceLocation: sourceLocation, chain)
}

private func expectSilenceAfterCancel<Chain: Publisher>(
    _ name: String, sourceLocation: SourceLocation, _ chain: (TestPublisher<Int, TestError>) -> Chain
) where Chain.Output: Equatable {
    let publisher = TestPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Chain.Output, TestError>(.unlimited)
    chain(publisher).withTestErrors().subscribe(subscriber)
    let subscription = subscriber.subscription
    #expect(subscription.map { "\($0)" } == name, sourceLocation: sourceLocation)
    #expect(subscription.map { Mirror(reflecting: $0).children.count } == 0, sourceLocation: sourceLocation)

    let second = TrackingSubscription()
    publisher.send(subscription: second)
    #expect(second.events == [.cancelled], "\(name) takes a second subscription.", sourceLocation: sourceLocation)

    subscription?.cancel()
    subscription?.cancel()
    subscription?.request(.max(1))
    let late = TrackingSubscription()
    publisher.send(subscription: late)
    #expect(late.events == [.cancelled], "\(name) takes a late subscription.", sourceLocation: sourceLocation)
    publisher.send(1)
    publisher.send(completion: .finished)
    #expect(subscriber.events == [.subscription], sourceLocation: sourceLocation)
    #expect(publisher.subscription.events.count { $0 == .cancelled } == 1, sourceLocation: sourceLocation)
    #expect(publisher.subscription.events.last == .cancelled, sourceLocation: sourceLocation)
}

extension Publisher {
    /// Makes what a closure of a test threw the failure.
    func withTestErrors() -> Publishers.MapError<Self, TestError> {
        mapError { $0 as? TestError ?? TestError(code: -1) }
    }
}

import Combine
import Testing

@Suite struct SetFailureTypeTests {
    @Test func `values, demand and completion are passed on`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.setFailureType(to: TestError.self).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `the type can be set once more, in one step with the first`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        let twice: Publishers.SetFailureType<TestPublisher<Int, Never>, TestError> =
            publisher.setFailureType(to: (any Error).self).setFailureType(to: TestError.self)
        twice.subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.values == [1])
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.setFailureType(to: TestError.self).subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `it equals another of an equal upstream`() {
        let one = Same(id: 1).setFailureType(to: TestError.self)
        #expect(one == Same(id: 1).setFailureType(to: TestError.self))
        #expect(one != Same(id: 2).setFailureType(to: TestError.self))
    }
}

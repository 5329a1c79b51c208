import Combine
import Testing

@Suite struct IgnoreOutputTests {
    @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(TestError())])
    func `everything is asked for, and nothing but the end is passed on`(
        completion: Subscribers.Completion<TestError>
    ) {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Never, TestError>()
        publisher.ignoreOutput().subscribe(subscriber)
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        #expect(publisher.send(1) == Subscribers.Demand.none)
        publisher.send(completion: completion)
        #expect(subscriber.events == [.subscription, .completion(completion)])
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Never, TestError>()
        publisher.ignoreOutput().subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `it equals another of an equal upstream`() {
        #expect(Same(id: 1).ignoreOutput() == Same(id: 1).ignoreOutput())
        #expect(Same(id: 1).ignoreOutput() != Same(id: 2).ignoreOutput())
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.ignoreOutput() }
    }
}

import Combine
import Testing

@Suite struct AnyPublisherTests {
    @Test func `an erased publisher hands its subscribers on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2))
        publisher.eraseToAnyPublisher().eraseToAnyPublisher().subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(2))])
        #expect(publisher.eraseToAnyPublisher().description == "AnyPublisher")
    }
}

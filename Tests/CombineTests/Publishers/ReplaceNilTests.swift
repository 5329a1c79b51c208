import Combine
import Testing

@Suite struct ReplaceNilTests {
    @Test func `a value stands for nil; demand and completion are passed on`() {
        let publisher = TestPublisher<Int?, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.replaceNil(with: 9).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        #expect(publisher.send(nil) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(
            subscriber.events == [.subscription, .value(1), .value(9), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }
}

import Combine
import Testing

@Suite struct EmptyTests {
    @Test func `it finishes at once, without being asked`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Empty().subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `it never finishes if that is wanted`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        Empty(completeImmediately: false).subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
    }

    @Test func `publishers are equal if they finish alike`() {
        #expect(Empty<Int, Never>() == Empty(completeImmediately: true, outputType: Int.self, failureType: Never.self))
        #expect(Empty<Int, Never>() != Empty(completeImmediately: false))
        #expect(Empty(outputType: Int.self, failureType: Never.self).completeImmediately)
    }
}

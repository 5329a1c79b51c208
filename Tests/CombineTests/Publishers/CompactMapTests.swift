import Combine
import Testing

@Suite struct CompactMapTests {
    @Test func `nil is left out and asked for again; demand and completion are passed on`() {
        let publisher = TestPublisher<String, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.compactMap { Int($0) }.subscribe(subscriber)
        #expect(publisher.send("one") == .max(1))
        #expect(publisher.send("2") == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(2), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `what follows in a row is one step with it`() {
        let publisher = TestPublisher<String, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.unlimited)
        let chain: Publishers.CompactMap<TestPublisher<String, TestError>, String> =
            publisher
            .compactMap { Int($0) }
            .compactMap { $0 > 1 ? $0 : nil }
            .map { "<\($0)>" }
        chain.subscribe(subscriber)
        for value in ["one", "1", "2"] { publisher.send(value) }
        #expect(subscriber.values == ["<2>"])
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.compactMap { $0 }.subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.compactMap { $0 > 1 ? $0 : nil } }
    }
}

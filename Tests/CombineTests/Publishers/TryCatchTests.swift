import Combine
import Testing

@Suite struct TryCatchTests {
    private let first = TestPublisher<Int, TestError>()
    private let second = TestPublisher<Int, TestError>()

    private func subscribe(
        _ demand: Subscribers.Demand = .unlimited,
        _ handler: @escaping (TestError) throws -> TestPublisher<Int, TestError>
    ) -> TrackingSubscriber<Int, TestError> {
        let subscriber = TrackingSubscriber<Int, TestError>(demand)
        first.tryCatch(handler).mapError { $0 as? TestError ?? TestError(code: -1) }.subscribe(subscriber)
        return subscriber
    }

    @Test func `another publisher follows an error, and its end is the end`() {
        let subscriber = subscribe { [second] _ in second }
        #expect("\(subscriber.subscription as Any)".contains("TryCatch"))
        first.send(1)
        first.send(completion: .failure(TestError()))
        second.send(10)
        second.send(completion: .failure(TestError(code: 6)))
        #expect(
            subscriber.events == [
                .subscription, .value(1), .value(10), .completion(.failure(TestError(code: 6))),
            ])
    }

    @Test func `what the closure throws is the failure`() {
        let subscriber = subscribe { throw TestError(code: $0.code + 1) }
        first.send(completion: .failure(TestError(code: 5)))
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError(code: 6)))])
        #expect(first.subscription.events == [.requested(.unlimited)])
    }

    @Test func `without an error the closure isn't called`() {
        let subscriber = subscribe { throw $0 }
        first.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `what is asked for and hasn't come is asked of the other publisher`() {
        let subscriber = subscribe(.max(3)) { [second] _ in second }
        first.send(1)
        first.send(completion: .failure(TestError()))
        #expect(second.subscription.events == [.requested(.max(2))])
        subscriber.cancel()
        second.send(2)
        #expect(second.subscription.events == [.requested(.max(2)), .cancelled])
        #expect(subscriber.values == [1])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.tryCatch { _ in ShortPublisher(1) } }
        expectNothingLeaks { $0.tryCatch { error -> ShortPublisher in throw error } }
    }
}

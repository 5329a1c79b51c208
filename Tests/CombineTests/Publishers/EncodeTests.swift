import Combine
import Foundation
import Testing

@Suite struct EncodeTests {
    @Test func `each value is encoded; demand and completion are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        publisher.encode(encoder: TextCoder()).mapError(asTestError).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .failure(TestError(code: 7)))
        publisher.send(2)
        #expect(
            subscriber.events == [.subscription, .value("<1>"), .completion(.failure(TestError(code: 7)))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `an error of the encoder ends the publisher`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.unlimited)
        publisher.encode(encoder: TextCoder()).mapError(asTestError).subscribe(subscriber)
        for value in [1, -1, 2] { publisher.send(value) }
        publisher.send(completion: .finished)
        #expect(
            subscriber.events == [.subscription, .value("<1>"), .completion(.failure(TestError(code: -1)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `each value is decoded; demand and completion are passed on`() {
        let publisher = TestPublisher<String, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.decode(type: Int.self, decoder: TextCoder()).mapError(asTestError).subscribe(subscriber)
        #expect(publisher.send("<5>") == .max(4))
        publisher.send(completion: .finished)
        publisher.send("<6>")
        #expect(subscriber.events == [.subscription, .value(5), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `an error of the decoder ends the publisher`() {
        let publisher = TestPublisher<String, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.decode(type: Int.self, decoder: TextCoder()).mapError(asTestError).subscribe(subscriber)
        for value in ["<1>", "?", "<2>"] { publisher.send(value) }
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError(code: 3)))])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `cancelling cancels the upstream once`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.encode(encoder: TextCoder()).decode(type: Int.self, decoder: TextCoder())
            .mapError(asTestError).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(1)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `Foundation's coders bring values to data and back`() throws {
        let value = TestError(code: 5)
        let json = TrackingSubscriber<TestError, TestError>(.unlimited)
        [value].publisher.encode(encoder: JSONEncoder()).decode(type: TestError.self, decoder: JSONDecoder())
            .mapError(asTestError).subscribe(json)
        #expect(json.events == [.subscription, .value(value), .completion(.finished)])
        let list = TrackingSubscriber<TestError, TestError>(.unlimited)
        [value].publisher.encode(encoder: PropertyListEncoder())
            .decode(type: TestError.self, decoder: PropertyListDecoder())
            .mapError(asTestError).subscribe(list)
        #expect(list.events == [.subscription, .value(value), .completion(.finished)])
    }

    @Test func `one subscription is taken, and nothing leaks`() {
        expectOneSubscription { $0.encode(encoder: TextCoder()) }
        expectNothingLeaks { $0.encode(encoder: TextCoder()) }
        expectOneSubscription { $0.map { "<\($0)>" }.decode(type: Int.self, decoder: TextCoder()) }
        expectNothingLeaks { $0.map { "<\($0)>" }.decode(type: Int.self, decoder: TextCoder()) }
    }
}

private func asTestError(_ error: any Error) -> TestError {
    error as? TestError ?? TestError(code: 0)
}

/// Knows numbers, in angle brackets; fails with a negative one, and with a text that isn't one.
private struct TextCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T>(_ value: T) throws -> String where T: Encodable {
        guard let number = value as? Int, number >= 0 else { throw TestError(code: -1) }
        return "<\(number)>"
    }

    func decode<T>(_ type: T.Type, from text: String) throws -> T where T: Decodable {
        guard let number = Int(text.dropFirst().dropLast()) as? T else { throw TestError(code: 3) }
        return number
    }
}

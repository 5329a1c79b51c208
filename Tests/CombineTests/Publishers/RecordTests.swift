import Combine
import Foundation
import Testing

@Suite struct RecordTests {
    let failed = Record<Int, TestError>(output: [1, 2], completion: .failure(TestError()))

    @Test func `values come as they're asked for, and the completion follows the last`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        failed.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value(1)])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .value(2), .completion(.failure(TestError()))])
    }

    @Test func `what a subscriber returns adds to its demand`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { _ in .max(1) }
        failed.subscribe(subscriber)
        #expect(subscriber.values == [1, 2])
    }

    @Test func `without values the completion comes at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Record(output: [], completion: .failure(TestError())).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `after a cancellation nothing comes`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        failed.subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.unlimited)
        #expect(subscriber.events == [.subscription, .value(1)])
    }

    @Test func `a closure records what is published`() {
        let record = Record<Int, TestError> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(TestError()))
        }
        #expect(record.recording.output == [1, 2])
        #expect(record.recording.completion == .failure(TestError()))
    }

    @Test func `a recording without a completion finishes`() {
        #expect(Record<Int, TestError>.Recording().completion == .finished)
        #expect(Record<Int, TestError>.Recording(output: [1]).completion == .finished)
        #expect(Record<Int, TestError> { $0.receive(1) }.recording.completion == .finished)
    }

    @Test func `a value after the completion stops the program`() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, TestError>.Recording(output: [1])
            recording.receive(2)
        }
    }

    @Test func `a second completion stops the program`() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, TestError>.Recording()
            recording.receive(completion: .finished)
            recording.receive(completion: .finished)
        }
    }

    @Test func `a record is encoded with its values and its completion, and decoded again`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(failed)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"recording":{"completion":{"error":{"code":1},"success":false},"output":[1,2]}}"#)
        let decoded = try JSONDecoder().decode(Record<Int, TestError>.self, from: data)
        #expect(decoded.recording.output == [1, 2])
        #expect(decoded.recording.completion == .failure(TestError()))
    }
}

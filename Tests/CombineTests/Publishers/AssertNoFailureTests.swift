import Combine
import Testing

@Suite struct AssertNoFailureTests {
    @Test func `values, demand and the end are passed on`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>(.max(3)) { _ in .max(4) }
        publisher.assertNoFailure().subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `a failure stops the program with a message`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let publisher = TestPublisher<Int, TestError>()
            publisher.assertNoFailure("Here", file: "Some.swift", line: 12)
                .subscribe(TrackingSubscriber<Int, Never>(.unlimited))
            publisher.send(completion: .failure(TestError(code: 3)))
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Some.swift:12"))
        #expect(message.contains("Here: TestError(code: 3)"))
    }

    @Test func `cancelling cancels the upstream`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        publisher.assertNoFailure().subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `it keeps what it was made of`() {
        let assertion = TestPublisher<Int, TestError>().assertNoFailure("Here")
        #expect(assertion.prefix == "Here")
        #expect(assertion.file.description.hasSuffix("AssertNoFailureTests.swift"))
        #expect(assertion.line == #line - 3)
    }
}

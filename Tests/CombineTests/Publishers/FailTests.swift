import Combine
import Testing

@Suite struct FailTests {
    @Test func `it fails at once, without being asked`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Fail(error: TestError()).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `publishers of equal errors are equal`() {
        #expect(Fail<Int, TestError>(error: TestError()) == Fail(outputType: Int.self, failure: TestError()))
        #expect(Fail<Int, TestError>(error: TestError()) != Fail(error: TestError(code: 2)))
    }
}

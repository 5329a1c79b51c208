import Combine
import Testing

@Suite struct ResultPublisherTests {
    @Test func `a value waits until it's asked for, and the completion follows it`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Result.success(1).publisher.subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        #expect(subscriber.subscription.map { "\($0)" } == "Once")
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `a failure comes at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Result.failure(TestError()).publisher.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `after a cancellation nothing comes`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Result.success(1).publisher.subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription])
    }

    @Test func `publishers of equal results are equal`() {
        typealias Publisher = Result<Int, TestError>.Publisher
        #expect(Publisher(1) == Publisher(.success(1)))
        #expect(Publisher(TestError()) == Publisher(.failure(TestError())))
        #expect(Publisher(1) != Publisher(TestError()))
        #expect(Publisher(1).result == .success(1))
    }
}

@Suite struct ResultPublisherOperatorsTests {
    let one = Result<Int, TestError>.success(1).publisher
    let failed = Result<Int, TestError>.failure(TestError()).publisher

    private func success<Value>(_ value: Value) -> Result<Value, TestError>.Publisher {
        Result.success(value).publisher
    }

    private func isOne(_ value: Int) throws -> Bool { value == 1 }
    private func fail(_ value: Int) throws -> Bool { throw TestError(code: 2) }
    private func fail(_ first: Int, _ second: Int) throws -> Bool { throw TestError(code: 2) }

    @Test func `values and failures are changed`() {
        #expect(one.map { "\($0)" } == success("1"))
        #expect(failed.map { $0 + 1 } == failed)
        #expect(one.mapError { _ in TestError(code: 2) } == one)
        #expect(failed.mapError { TestError(code: $0.code + 1) } == Result.failure(TestError(code: 2)).publisher)
        #expect(one.scan(10, +) == success(11))
        #expect(one.reduce(10, +) == success(11))
        #expect(failed.reduce(10, +) == failed)
        #expect(one.replaceError(with: 2) == Result<Int, Never>.success(1).publisher)
        #expect(failed.replaceError(with: 2) == Result<Int, Never>.success(2).publisher)
        #expect(Result<Int, Never>.success(1).publisher.setFailureType(to: TestError.self) == one)
    }

    @Test func `one value is made of what there is`() {
        #expect(one.allSatisfy { $0 == 2 } == success(false))
        #expect(one.contains(1) == success(true))
        #expect(failed.contains(1) == Result.failure(TestError()).publisher)
        #expect(one.contains { $0 == 2 } == success(false))
        #expect(one.collect() == success([1]))
        #expect(one.count() == success(1))
        #expect(failed.count() == failed)
        #expect(failed.ignoreOutput() == Empty<Int, TestError>())
    }

    @Test func `what can't change the result leaves the publisher as it is`() {
        for publisher in [one, failed] {
            #expect(publisher.first() == publisher)
            #expect(publisher.last() == publisher)
            #expect(publisher.min() == publisher)
            #expect(publisher.max() == publisher)
            #expect(publisher.min(by: >) == publisher)
            #expect(publisher.max(by: >) == publisher)
            #expect(publisher.removeDuplicates() == publisher)
            #expect(publisher.removeDuplicates { _, _ in true } == publisher)
            #expect(publisher.replaceEmpty(with: 2) == publisher)
            #expect(publisher.retry(2) == publisher)
        }
    }

    @Test func `closures that can throw make values`() {
        #expect(outcome(one.tryMap { "\($0)" }) == .success("1"))
        #expect(outcome(one.tryAllSatisfy(isOne)) == .success(true))
        #expect(outcome(one.tryContains(where: isOne)) == .success(true))
        #expect(outcome(one.tryReduce(10, +)) == .success(11))
        #expect(outcome(one.tryScan(10, +)) == .success(11))
        #expect(outcome(one.tryMin(by: >)) == .success(1))
        #expect(outcome(one.tryMax(by: >)) == .success(1))
        #expect(outcome(one.tryRemoveDuplicates(by: ==)) == .success(1))
    }

    @Test func `what a closure throws is the failure`() {
        #expect(outcome(one.tryMap(fail)) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryAllSatisfy(fail)) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryContains(where: fail)) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryReduce(10) { _, _ in throw TestError(code: 2) }) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryScan(10) { _, _ in throw TestError(code: 2) }) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryMin(by: fail)) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryMax(by: fail)) == .failure(TestError(code: 2)))
        #expect(outcome(one.tryRemoveDuplicates(by: fail)) == .failure(TestError(code: 2)))
    }

    @Test func `a failure calls no closure`() {
        #expect(outcome(failed.tryMap(fail)) == .failure(TestError()))
        #expect(outcome(failed.tryMin(by: fail)) == .failure(TestError()))
    }
}

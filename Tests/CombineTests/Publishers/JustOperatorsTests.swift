import Combine
import Testing

@Suite struct JustOperatorsTests {
    let one = Just(1)
    let maybe = Optional(1).publisher
    let none = Int?.none.publisher

    private func isOne(_ value: Int) throws -> Bool { value == 1 }
    private func fail(_ value: Int) throws -> Bool { throw TestError() }
    private func never<Value>(_ value: Value) -> Result<Value, Never>.Publisher { Result.success(value).publisher }

    @Test func `the value is changed`() {
        #expect(one.map { "\($0)" } == Just("1"))
        #expect(one.compactMap { $0 == 1 ? "1" : nil } == Optional("1").publisher)
        #expect(one.compactMap { $0 == 2 ? "2" : nil } == String?.none.publisher)
        #expect(one.scan(10, +) == never(11))
        #expect(one.reduce(10, +) == never(11))
    }

    @Test func `the publisher gets a type of failure`() {
        let expected = Result<Int, TestError>.success(1).publisher
        #expect(one.setFailureType(to: TestError.self) == expected)
        #expect(one.mapError { _ -> TestError in } == expected)
    }

    @Test func `the value is chosen or not`() {
        #expect(one.filter { $0 == 1 } == maybe)
        #expect(one.filter { $0 == 2 } == none)
        #expect(one.first() == one)
        #expect(one.last() == one)
        #expect(one.first { $0 == 1 } == maybe)
        #expect(one.first { $0 == 2 } == none)
        #expect(one.last { $0 == 1 } == maybe)
        #expect(one.last { $0 == 2 } == none)
        #expect(one.drop { $0 == 1 } == none)
        #expect(one.drop { $0 == 2 } == maybe)
        #expect(one.dropFirst() == none)
        #expect(one.dropFirst(0) == maybe)
        #expect(one.prefix(0) == none)
        #expect(one.prefix(2) == maybe)
        #expect(one.prefix { $0 == 1 } == maybe)
        #expect(one.prefix { $0 == 2 } == none)
        #expect(one.output(at: 0) == maybe)
        #expect(one.output(at: 1) == none)
        #expect(one.output(in: ...1) == maybe)
        #expect(one.output(in: 1..<2) == none)
        #expect(one.output(in: 0..<0) == none)
    }

    @Test func `one value is made of it`() {
        #expect(one.allSatisfy { $0 == 2 } == Just(false))
        #expect(one.contains(1) == Just(true))
        #expect(one.contains { $0 == 2 } == Just(false))
        #expect(one.collect() == Just([1]))
        #expect(one.count() == Just(1))
        #expect(Just("a").count() == Just(1))
        #expect(one.ignoreOutput() == Empty<Int, Never>())
    }

    @Test func `what can't change the value leaves the publisher as it is`() {
        #expect(one.min() == one)
        #expect(one.max() == one)
        #expect(one.min(by: >) == one)
        #expect(one.max(by: >) == one)
        #expect(one.removeDuplicates() == one)
        #expect(one.removeDuplicates { _, _ in true } == one)
        #expect(one.replaceError(with: 2) == one)
        #expect(one.replaceEmpty(with: 2) == one)
        #expect(one.retry(2) == one)
    }

    @Test func `values are put before and after it`() {
        #expect(one.prepend(2, 3) == Publishers.Sequence(sequence: [2, 3, 1]))
        #expect(one.prepend([2, 3]) == Publishers.Sequence(sequence: [2, 3, 1]))
        #expect(one.append(2, 3) == Publishers.Sequence(sequence: [1, 2, 3]))
        #expect(one.append(Set([2])) == Publishers.Sequence(sequence: [1, 2]))
    }

    @Test func `closures that can throw make values`() {
        #expect(outcome(one.tryMap { "\($0)" }) == .success("1"))
        #expect(outcome(one.tryAllSatisfy(isOne)) == .success(true))
        #expect(outcome(one.tryContains(where: isOne)) == .success(true))
        #expect(outcome(one.tryReduce(10, +)) == .success(11))
        #expect(outcome(one.tryScan(10, +)) == .success(11))
        #expect(outcome(one.tryRemoveDuplicates(by: ==)) == .success(1))
    }

    @Test func `what a closure throws is the failure`() {
        #expect(outcome(one.tryMap(fail)) == .failure(TestError()))
        #expect(outcome(one.tryAllSatisfy(fail)) == .failure(TestError()))
        #expect(outcome(one.tryContains(where: fail)) == .failure(TestError()))
        #expect(outcome(one.tryReduce(10) { _, _ in throw TestError() }) == .failure(TestError()))
        #expect(outcome(one.tryScan(10) { _, _ in throw TestError() }) == .failure(TestError()))
        #expect(outcome(one.tryRemoveDuplicates { _, _ in throw TestError() }) == .failure(TestError()))
    }
}

import Combine
import Testing

@Suite struct SequenceOperatorsTests {
    typealias Failing<Elements: Sequence> = Publishers.Sequence<Elements, TestError>
    typealias Once<Value> = Result<Value, TestError>.Publisher

    let numbers = [3, 1, 1, 2].publisher
    let failing = Failing(sequence: [3, 1, 1, 2])

    private func isOne(_ value: Int) throws -> Bool { value == 1 }
    private func fail(_ value: Int) throws -> Bool { throw TestError() }

    private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Output: Equatable, P.Failure == Never {
        let subscriber = TrackingSubscriber<P.Output, Never>(.unlimited)
        publisher.subscribe(subscriber)
        return subscriber.values
    }

    @Test func `elements are changed`() {
        #expect(failing.map { "\($0)" } == Failing(sequence: ["3", "1", "1", "2"]))
        #expect(failing.compactMap { $0 == 1 ? nil : "\($0)" } == Failing(sequence: ["3", "2"]))
        #expect(failing.scan(10, +) == Failing(sequence: [13, 14, 15, 17]))
        #expect([1, nil].publisher.replaceNil(with: 2) == [Optional(1), 2].publisher)
        #expect(numbers.setFailureType(to: TestError.self) == failing)
    }

    @Test func `elements are chosen`() {
        #expect(failing.filter { $0 != 1 } == Failing(sequence: [3, 2]))
        #expect(failing.removeDuplicates() == Failing(sequence: [3, 1, 2]))
        #expect(failing.prefix { $0 != 1 } == Failing(sequence: [3]))
        #expect(values(numbers.drop { $0 != 1 }) == [1, 1, 2])
        #expect(values(numbers.dropFirst()) == [1, 1, 2])
        #expect(values(numbers.dropFirst(3)) == [2])
        #expect(values(numbers.prefix(2)) == [3, 1])
    }

    @Test func `one value is made of all elements`() {
        #expect(failing.allSatisfy { $0 > 0 } == Once(true))
        #expect(failing.contains(4) == Once(false))
        #expect(failing.contains { $0 == 2 } == Once(true))
        #expect(failing.collect() == Once([3, 1, 1, 2]))
        #expect(failing.reduce(10, +) == Once(17))
        #expect(failing.ignoreOutput() == Empty<Int, TestError>())
        #expect(failing.count() == Once(4))
        #expect(Failing(sequence: Set([1, 2])).count() == Once(2))
        #expect(numbers.count() == Just(4))
    }

    @Test func `one element is chosen`() {
        #expect(numbers.min() == Optional(1).publisher)
        #expect(numbers.max() == Optional(3).publisher)
        #expect(numbers.min(by: >) == Optional(3).publisher)
        #expect(numbers.max(by: >) == Optional(1).publisher)
        #expect([Int]().publisher.max() == Int?.none.publisher)
        #expect(numbers.first() == Optional(3).publisher)
        #expect(numbers.first { $0 < 3 } == Optional(1).publisher)
        #expect(numbers.last() == Optional(2).publisher)
        #expect(numbers.last { $0 > 2 } == Optional(3).publisher)
        #expect(numbers.last { $0 > 3 } == Int?.none.publisher)
    }

    @Test func `elements are found by index`() {
        #expect(numbers.output(at: 0) == Optional(3).publisher)
        #expect(numbers.output(at: 4) == Int?.none.publisher)
        #expect(failing.output(in: 1..<3) == Failing(sequence: [1, 1]))
        #expect(failing.output(in: 3..<9) == Failing(sequence: [2]))
        let letters = "abc"
        let middle = letters.index(after: letters.startIndex)
        #expect(letters.publisher.output(at: middle) == Optional("b").publisher)
        #expect(letters.publisher.output(at: letters.endIndex) == Character?.none.publisher)
        #expect(letters.publisher.output(in: middle..<letters.endIndex) == ["b", "c"].publisher)
    }

    @Test func `elements are put before and after them`() {
        #expect([1].publisher.prepend(2, 3) == [2, 3, 1].publisher)
        #expect([1].publisher.prepend(4...5) == [4, 5, 1].publisher)
        #expect([1].publisher.prepend([2, 3].publisher) == [2, 3, 1].publisher)
        #expect([1].publisher.append(2, 3) == [1, 2, 3].publisher)
        #expect([1].publisher.append(4...5) == [1, 4, 5].publisher)
        #expect([1].publisher.append([2, 3].publisher) == [1, 2, 3].publisher)
    }

    @Test func `closures that can throw make values`() {
        #expect(outcome(failing.tryAllSatisfy(isOne)) == .success(false))
        #expect(outcome(failing.tryContains(where: isOne)) == .success(true))
        #expect(outcome(failing.tryReduce(10, +)) == .success(17))
    }

    @Test func `what a closure throws is the failure`() {
        #expect(outcome(failing.tryAllSatisfy(fail)) == .failure(TestError()))
        #expect(outcome(failing.tryContains(where: fail)) == .failure(TestError()))
        #expect(outcome(failing.tryReduce(10) { _, _ in throw TestError() }) == .failure(TestError()))
    }
}

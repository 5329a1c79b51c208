import Combine
import Testing

@Suite struct OptionalPublisherTests {
    @Test func `a value waits until it's asked for, and the completion follows it`() {
        let subscriber = TrackingSubscriber<Int, Never>()
        Optional(1).publisher.subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        #expect(subscriber.subscription.map { "\($0)" } == "Optional")
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `nothing finishes at once`() {
        let subscriber = TrackingSubscriber<Int, Never>()
        Int?.none.publisher.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `after a cancellation nothing comes`() {
        let subscriber = TrackingSubscriber<Int, Never>()
        Optional(1).publisher.subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription])
    }

    @Test func `publishers of equal values are equal`() {
        #expect(Optional(1).publisher == Optional<Int>.Publisher(1))
        #expect(Optional(1).publisher != Int?.none.publisher)
        #expect(Optional(1).publisher.output == 1)
    }
}

@Suite struct OptionalPublisherOperatorsTests {
    let one = Optional(1).publisher
    let none = Int?.none.publisher

    @Test func `values are changed`() {
        #expect(one.map { "\($0)" } == Optional("1").publisher)
        #expect(none.map { "\($0)" } == String?.none.publisher)
        #expect(one.compactMap { $0 == 1 ? "1" : nil } == Optional("1").publisher)
        #expect(one.compactMap { $0 == 2 ? "2" : nil } == String?.none.publisher)
        #expect(one.scan(10, +) == Optional(11).publisher)
        #expect(one.reduce(10, +) == Optional(11).publisher)
        #expect(none.reduce(10, +) == none)
    }

    @Test func `values are chosen`() {
        #expect(one.filter { $0 == 1 } == one)
        #expect(one.filter { $0 == 2 } == none)
        #expect(one.first() == one)
        #expect(one.last() == one)
        #expect(one.first { $0 == 1 } == one)
        #expect(one.first { $0 == 2 } == none)
        #expect(one.last { $0 == 1 } == one)
        #expect(one.last { $0 == 2 } == none)
        #expect(one.drop { $0 == 1 } == none)
        #expect(one.drop { $0 == 2 } == one)
        #expect(one.dropFirst() == none)
        #expect(one.dropFirst(0) == one)
        #expect(one.prefix(0) == none)
        #expect(one.prefix(2) == one)
        #expect(one.prefix { $0 == 1 } == one)
        #expect(one.prefix { $0 == 2 } == none)
        #expect(one.output(at: 0) == one)
        #expect(one.output(at: 1) == none)
        #expect(one.output(in: 0...1) == one)
        #expect(one.output(in: 1...) == none)
        #expect(one.output(in: 0..<0) == none)
    }

    @Test func `one value is made of what there is`() {
        #expect(one.allSatisfy { $0 == 1 } == Optional(true).publisher)
        #expect(none.allSatisfy { $0 == 1 } == Bool?.none.publisher)
        #expect(one.contains(2) == Optional(false).publisher)
        #expect(one.contains(1) == Optional(true).publisher)
        #expect(one.contains { $0 == 1 } == Optional(true).publisher)
        #expect(one.collect() == Optional([1]).publisher)
        #expect(none.collect() == [Int]?.none.publisher)
        #expect(one.count() == Optional(1).publisher)
        #expect(none.count() == none)
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
        #expect(one.retry(2) == one)
    }

    @Test func `nothing is replaced`() {
        #expect(one.replaceEmpty(with: 2) == Just(1))
        #expect(none.replaceEmpty(with: 2) == Just(2))
    }

    @Test func `negative numbers stop the program`() async {
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(in: -1...1) }
    }
}

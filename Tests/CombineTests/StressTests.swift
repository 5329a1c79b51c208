import Combine
import Foundation
import Testing

/// Eight threads at once: what they do to a publisher has no order, yet nothing is lost, doubled or left behind.
///
/// `make test-sanitizers` runs these under the thread sanitizer.
@Suite(.serialized) struct StressTests {
    private static let threads = 8
    private static let rounds = 10_000

    /// A publisher that is safe to share, though its type can't say so.
    private struct Shared<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Runs the work on eight threads, each with its number, and returns when all are done. No thread of Swift's own is
    /// blocked meanwhile: other tests wait for those.
    private func onAllThreads(_ work: @escaping @Sendable (Int) -> Void) async {
        let group = DispatchGroup()
        for number in 0..<Self.threads {
            group.enter()
            Thread {
                work(number)
                group.leave()
            }.start()
        }
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { continuation.resume() }
        }
    }

    @Test func `threads that send, subscribe and cancel leave nobody behind`() async {
        let subject = Shared(value: PassthroughSubject<Int, Never>())
        let heard = Counter()
        await onAllThreads { number in
            for round in 0..<Self.rounds {
                switch (number + round) % 4 {
                case 0, 1:
                    subject.value.send(round)
                case 2:
                    let cancellable = subject.value.map { $0 &+ 1 }.filter { $0 >= 0 }.sink { _ in heard.add() }
                    subject.value.send(round)
                    cancellable.cancel()
                default:
                    // Released without being cancelled, which is the same.
                    _ = subject.value.sink { _ in heard.add() }
                }
            }
        }
        let count = heard.count
        subject.value.send(0)
        #expect(heard.count == count)
    }

    @Test func `a subscriber that stays hears every value of every thread, one at a time`() async {
        let subject = Shared(value: PassthroughSubject<Int, Never>())
        // Not atomic: that only one thread at a time adds to it is what is tested.
        var sum = 0
        let cancellable = subject.value.sink { sum += $0 }
        await onAllThreads { _ in
            for _ in 0..<Self.rounds { subject.value.send(1) }
        }
        #expect(sum == Self.threads * Self.rounds)
        cancellable.cancel()
    }

    @Test func `the value that is left is one that was sent`() async {
        let subject = Shared(value: CurrentValueSubject<Int, Never>(-1))
        var last = -1
        let cancellable = subject.value.sink { last = $0 }
        await onAllThreads { number in
            for round in 0..<Self.rounds { subject.value.send(number * Self.rounds + round) }
        }
        #expect((0..<Self.threads * Self.rounds).contains(subject.value.value))
        #expect(last >= 0)
        cancellable.cancel()
    }

    @Test func `a completion among eight threads is delivered once`() async {
        for _ in 0..<Self.rounds / 100 {
            let subject = Shared(value: PassthroughSubject<Int, Never>())
            let ends = Counter()
            let cancellable = subject.value.sink { _ in
                ends.add()
            } receiveValue: { _ in
            }
            await onAllThreads { _ in subject.value.send(completion: .finished) }
            #expect(ends.count == 1)
            cancellable.cancel()
        }
    }

    /// Two subjects whose values go through a chain to a subscriber that stays and to others that come and go, while
    /// all threads send. The subscriber that stays is in no lock: that one thread at a time calls it is what is tested.
    private func churn<Chain: Publisher>(
        rounds: Int = 500, sourceLocation: SourceLocation = #_sourceLocation,
        _ chain: (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> Chain
    ) async where Chain.Failure == Never {
        let subjects = (0..<2).map { _ in Shared(value: PassthroughSubject<Int, Never>()) }
        let publisher = chain(subjects[0].value, subjects[1].value)
        let listen = Shared(value: { (heard: @escaping () -> Void) in publisher.sink { _ in heard() } })
        var count = 0
        let staying = listen.value { count += 1 }
        let passing = Counter()
        await onAllThreads { number in
            for round in 0..<rounds {
                switch (number + round) % 4 {
                case 0: subjects[0].value.send(round)
                case 1: subjects[1].value.send(round)
                case 2:
                    let cancellable = listen.value { passing.add() }
                    subjects[round % 2].value.send(round)
                    cancellable.cancel()
                default:
                    _ = listen.value { passing.add() }
                }
            }
        }
        #expect(count > 0, sourceLocation: sourceLocation)
        staying.cancel()
        let counts = (count, passing.count)
        for subject in subjects { subject.value.send(0) }
        #expect(counts == (count, passing.count), "Somebody was left behind.", sourceLocation: sourceLocation)
    }

    @Test func `operators leave nobody behind when threads send, subscribe and cancel`() async {
        await churn { $0.merge(with: $1) }
        await churn { $0.zip($1) }
        await churn { $0.combineLatest($1) }
        await churn { first, second in first.flatMap { _ in second.prefix(2) } }
        await churn { first, second in first.map { _ in second }.switchToLatest() }
        await churn { first, _ in first.share() }
        await churn { first, _ in first.buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest) }
    }

    @Test func `operators lose nothing when threads send`() async {
        for chain in [
            { $0.merge(with: $1).eraseToAnyPublisher() },
            { first, _ in first.flatMap { Just($0) }.eraseToAnyPublisher() },
            { first, _ in first.share().eraseToAnyPublisher() },
            { first, _ in
                first.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher()
            },
        ] as [(PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>] {
            let subject = Shared(value: PassthroughSubject<Int, Never>())
            var sum = 0
            let cancellable = chain(subject.value, PassthroughSubject()).sink { sum += $0 }
            await onAllThreads { _ in
                for _ in 0..<Self.rounds / 10 { subject.value.send(1) }
            }
            #expect(sum == Self.threads * Self.rounds / 10)
            cancellable.cancel()
        }
    }

    @Test func `objects without published properties may go at any time`() async {
        final class Other: ObservableObject {}
        final class Lone: ObservableObject {
            deinit { _ = Other().objectWillChange }
        }
        await onAllThreads { _ in
            for _ in 0..<1000 {
                let object = Lone()
                _ = object.objectWillChange
            }
        }
        let object = Lone()
        #expect(object.objectWillChange === object.objectWillChange)
    }
}

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
}

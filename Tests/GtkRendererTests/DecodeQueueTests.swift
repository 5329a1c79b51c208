import Foundation
import Synchronization
import Testing

@testable import GtkRenderer

@Suite(.timeLimit(.minutes(5)))
struct DecodeQueueTests {
    /// A queue with one worker that is held at its first picture until the gate opens, and what it began with.
    nonisolated private final class HeldQueue: Sendable {
        private let begun = Mutex<[Int]>([])
        private let gate = DispatchSemaphore(value: 0)
        private let delivered: AsyncStream<Int>.Continuation
        let deliveries: AsyncStream<Int>
        private let queue = Mutex<DecodeQueue?>(nil)

        init() {
            (deliveries, delivered) = AsyncStream.makeStream()
            let queue = DecodeQueue(workers: 1) { [self] key throws(PictureDecoder.Failure) in
                let isFirst = begun.withLock { begun in
                    begun.append(key.width)
                    return begun.count == 1
                }
                if isFirst { gate.wait() }
                throw .outOfMemory(key.url)
            } deliver: { [delivered] key, _ in
                delivered.yield(key.width)
            }
            self.queue.withLock { $0 = queue }
        }

        func add(_ number: Int) { queue.withLock { $0?.add(Self.key(number)) } }

        func withdraw(_ number: Int) -> Bool { queue.withLock { $0?.withdraw(Self.key(number)) } ?? false }

        func waitForFirst() async {
            while begun.withLock({ $0.isEmpty }), !Task.isCancelled { await Task.yield() }
        }

        func open() { gate.signal() }

        func takeDeliveries(_ count: Int) async -> [Int] {
            var result: [Int] = []
            for await number in deliveries {
                result.append(number)
                if result.count == count { break }
            }
            return result
        }

        private static func key(_ number: Int) -> PictureKey {
            PictureKey(url: URL(filePath: "/picture"), width: number, height: 1)
        }
    }

    @Test("What was asked for last is decoded next")
    func latestFirst() async {
        let queue = HeldQueue()
        queue.add(1)
        await queue.waitForFirst()
        for number in 2...4 { queue.add(number) }
        queue.open()
        #expect(await queue.takeDeliveries(4) == [1, 4, 3, 2])
    }

    @Test("What was taken back is not decoded, and what has begun can't be taken back")
    func withdrawn() async {
        let queue = HeldQueue()
        queue.add(1)
        await queue.waitForFirst()
        for number in 2...4 { queue.add(number) }
        #expect(queue.withdraw(3))
        #expect(!queue.withdraw(3))
        #expect(!queue.withdraw(1))
        queue.open()
        #expect(await queue.takeDeliveries(3) == [1, 4, 2])
    }
}

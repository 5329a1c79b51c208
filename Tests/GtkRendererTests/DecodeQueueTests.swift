import Combine
import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

@Suite(.timeLimit(.minutes(5)))
struct DecodeQueueTests {
    /// A queue that is held at chosen pictures until the gate opens, and what it began with.
    nonisolated private final class HeldQueue: Sendable {
        private let begun = Locked<[Int]>([])
        private let gate = DispatchSemaphore(value: 0)
        private let held = Locked(0)
        private let delivered: AsyncStream<Int>.Continuation
        private let deliveries: AsyncStream<Int>
        private let queue = Locked<DecodeQueue?>(nil)

        /// - Parameters:
        ///   - workers: of each lane; nil for as many as it has.
        ///   - isHeld: whether it's held at the picture of a number.
        init(workers: Int? = nil, isHeld: @escaping @Sendable (Int) -> Bool) {
            (deliveries, delivered) = AsyncStream.makeStream()
            let queue = DecodeQueue(workers: workers) { [self] key throws(PictureDecoder.Failure) in
                begun.withLock { $0.append(key.width) }
                if isHeld(key.width) {
                    held.withLock { $0 += 1 }
                    gate.wait()
                }
                throw .outOfMemory(key.url)
            } deliver: { [delivered] key, _ in
                delivered.yield(key.width)
            }
            self.queue.withLock { $0 = queue }
        }

        private var shared: DecodeQueue { queue.withLock { $0! } }

        func add(_ number: Int, _ source: ImageSource = .file(URL(filePath: "/picture"))) {
            shared.add(PictureKey(source: source, width: number, height: 1))
        }

        func withdraw(_ number: Int) -> Bool {
            shared.withdraw(PictureKey(url: URL(filePath: "/picture"), width: number, height: 1))
        }

        func batchBegan() { shared.batchBegan() }

        func giveUp(after time: Duration) -> [Int] { shared.giveUp(at: .now + time).map(\.width) }

        func waitUntilHeld(_ count: Int = 1) async {
            while held.withLock({ $0 < count }), !Task.isCancelled { await Task.yield() }
        }

        var numbersBegun: [Int] { begun.withLock { $0 } }

        func open(_ count: Int = 1) { for _ in 0..<count { gate.signal() } }

        func takeDeliveries(_ count: Int) async -> [Int] {
            var result: [Int] = []
            for await number in deliveries {
                result.append(number)
                if result.count == count { break }
            }
            return result
        }
    }

    /// Another one each time.
    private var drawing: ImageSource { .data(PictureData(Data("<svg viewBox='0 0 3 4'/>".utf8))) }

    /// Of the head of a PNG nobody knows how long it takes.
    private func raster(_ side: UInt8) -> ImageSource {
        .data(
            PictureData(
                Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8))
                    + Data([0, 0, side, 1, 0, 0, side, 1])))
    }

    /// They came lowest row first.
    @Test func `what the latest batch asked for is decoded next, from its top down`() async {
        let queue = HeldQueue(workers: 1) { $0 == 1 }
        queue.add(1)
        await queue.waitUntilHeld()
        for number in 2...4 { queue.add(number) }
        queue.batchBegan()
        for number in 5...7 { queue.add(number) }
        queue.open()
        #expect(await queue.takeDeliveries(7) == [1, 5, 6, 7, 2, 3, 4])
    }

    @Test func `what was taken back is not decoded, and what has begun can't be taken back`() async {
        let queue = HeldQueue(workers: 1) { $0 == 1 }
        queue.add(1)
        await queue.waitUntilHeld()
        for number in 2...4 { queue.add(number) }
        #expect(queue.withdraw(3))
        #expect(!queue.withdraw(3))
        #expect(!queue.withdraw(1))
        queue.open()
        #expect(await queue.takeDeliveries(3) == [1, 2, 4])
    }

    /// A drawing with hundreds of filters kept all portraits waiting for minutes.
    @Test func `the program's own pictures wait for none from elsewhere`() async {
        let queue = HeldQueue { $0 < 100 }
        // As many as can be decoded at once, and more.
        for number in 0..<10 { queue.add(number, drawing) }
        for number in 10..<20 { queue.add(number, raster(1)) }
        for number in 20..<30 { queue.add(number, raster(15)) }
        await queue.waitUntilHeld(4)
        for number in 100..<120 { queue.add(number) }
        #expect(Set(await queue.takeDeliveries(20)) == Set(100..<120))
        queue.open(30)
        _ = await queue.takeDeliveries(30)
    }

    /// Two threads waited for one large picture, and whatever came next waited for them.
    @Test func `of large pictures one is decoded at a time, and small ones don't wait for it`() async {
        let queue = HeldQueue { $0 < 10 }
        for number in 0..<3 { queue.add(number, raster(15)) }
        await queue.waitUntilHeld()
        for number in 10..<20 { queue.add(number, raster(1)) }
        #expect(Set(await queue.takeDeliveries(10)) == Set(10..<20))
        #expect(queue.numbersBegun.filter { $0 < 10 } == [0])
        queue.open(3)
        #expect(await queue.takeDeliveries(3) == [0, 1, 2])
    }

    @Test func `what takes too long is left to itself, and the next one has its turn`() async {
        let queue = HeldQueue { $0 == 0 }
        queue.add(0, drawing)
        await queue.waitUntilHeld()
        queue.add(1, drawing)
        #expect(queue.giveUp(after: .seconds(-100)) == [])
        #expect(queue.giveUp(after: .seconds(11)) == [0])
        #expect(await queue.takeDeliveries(1) == [1])
        #expect(queue.giveUp(after: .seconds(11)) == [])
        // That it has come to an end at last is of interest to nobody.
        queue.open()
        queue.add(2, drawing)
        #expect(await queue.takeDeliveries(1) == [2])
    }

    @Test func `there are only so many threads that are left to themselves`() async {
        let queue = HeldQueue { $0 < 5 }
        for number in 0..<5 { queue.add(number, drawing) }
        for number in 0..<2 {
            await queue.waitUntilHeld(number + 1)
            #expect(queue.giveUp(after: .seconds(11)) == [number])
        }
        await queue.waitUntilHeld(3)
        #expect(queue.giveUp(after: .seconds(11)) == [])
        #expect(queue.numbersBegun == [0, 1, 2])
        queue.open(5)
        #expect(await queue.takeDeliveries(3) == [2, 3, 4])
    }

    @Test func `the program's own pictures are waited for`() async {
        let queue = HeldQueue { _ in true }
        queue.add(0)
        await queue.waitUntilHeld()
        #expect(queue.giveUp(after: .seconds(100_000)) == [])
        queue.open()
        #expect(await queue.takeDeliveries(1) == [0])
    }
}

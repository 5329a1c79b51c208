import Foundation
import TestSupport
import Testing

@testable import SwapiKit

@Suite(.timeLimit(.minutes(5)))
struct DeliveryQueueTests {
    @Test func `who hands over faster than is taken waits, and everything comes in its order`() async throws {
        let queue = DeliveryQueue(room: 3)
        let gate = LoopbackServer.Gate()
        let done = Recorder<Int>()
        let added = Recorder<Int>()
        let (finished, finish) = AsyncStream.makeStream(of: Void.self)
        Thread.detachNewThread {
            for number in 1...100 {
                queue.addOperation {
                    gate.wait()
                    done.record(number)
                    if number == 100 { finish.finish() }
                }
                added.record(number)
            }
        }
        defer { gate.open() }
        try await wait(for: "three in line") { added.elements.count >= 3 }
        // The fourth can't be in line before the first is done.
        #expect(queue.operationCount <= 3)
        #expect(added.elements == [1, 2, 3])
        gate.open()
        for await _ in finished {}
        #expect(done.elements == Array(1...100))
    }
}

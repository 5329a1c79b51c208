import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// How many requests are on their way at once.
@Suite(.timeLimit(.minutes(5)))
struct LanesTests {
    @Test func `the server has two requests at once, the rest wait here`() async throws {
        let gate = LoopbackServer.Gate()
        let routes = try SwapiRoutes()
        let server = try LoopbackServer { .hold(gate, then: routes.answer(to: $0)) }
        let api = API(baseURL: server.url("/api"))
        let tasks = (1...6).map { number in
            Task { try await api.record(Reference<People>(uid: "\(number)")) }
        }
        defer { gate.open() }
        let lanes = api.transport.lanes
        try await wait(for: "six who ask") { lanes.running + lanes.waiting == 6 }
        #expect(lanes.running == 2)
        #expect(server.requests.count <= 2)
        gate.open()
        for task in tasks { _ = try await task.value }
        #expect(server.requests.count == 6)
    }

    @Test func `who came first is let in first, and who is cancelled loses only their own place`() async throws {
        let lanes = Lanes(1)
        let order = Recorder<Int>()
        let (held, hold) = AsyncStream.makeStream(of: Void.self)
        let first = Task { try await lanes.run { for await _ in held {} } }
        var tasks: [Task<Void, any Error>] = []
        for number in 1...4 {
            try await wait(for: "the first") { lanes.running == 1 }
            tasks.append(Task { try await lanes.run { order.record(number) } })
            try await wait(for: "a queue of \(number)") { lanes.waiting == number }
        }
        tasks[1].cancel()
        #expect(await isCancelled { try await tasks[1].value })
        hold.finish()
        try await first.value
        for task in [tasks[0], tasks[2], tasks[3]] { try await task.value }
        #expect(order.elements == [1, 3, 4])
        #expect(lanes.running == 0)
    }

    @Test func `a body that throws leaves its place to the next`() async throws {
        let lanes = Lanes(1)
        await #expect(throws: POSIXError(.EIO)) { try await lanes.run { throw POSIXError(.EIO) } }
        #expect(try await lanes.run { 1 } == 1)
    }
}

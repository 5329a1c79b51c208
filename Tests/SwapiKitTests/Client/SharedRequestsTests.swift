import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// What is asked for several times at once.
@Suite(.timeLimit(.minutes(5)))
struct SharedRequestsTests {
    private let server: LoopbackServer
    private let api: API
    private let gate = LoopbackServer.Gate()
    private let url: URL

    init() throws {
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(baseURL: server.url("/api"))
        server.answerNext("/api/people/1", with: .hold(gate, then: .response(.json(Pages.luke))))
        url = try #require(URL(string: server.url("/api/people/1")))
    }

    private func ask() -> Task<People, any Error> {
        Task { [api] in try await api.record(Reference<People>(uid: "1")) }
    }

    private func waiters(_ count: Int) async throws {
        try await wait(for: "\(count) waiters") { api.transport.shared.waiters(for: url) == count }
    }

    @Test func `identical requests at the same time are one request`() async throws {
        let tasks = (1...5).map { _ in ask() }
        try await waiters(5)
        gate.open()
        for task in tasks { #expect(try await task.value.name == "Luke Skywalker") }
        #expect(server.requests.count == 1)
        #expect(try await ask().value.name == "Luke Skywalker")
        #expect(server.requests.count == 2)
    }

    @Test func `who is cancelled goes alone, the others get their answer`() async throws {
        let (first, second) = (ask(), ask())
        try await waiters(2)
        try await server.arrival(of: "/api/people/1")
        first.cancel()
        #expect(await isCancelled { try await first.value })
        gate.open()
        #expect(try await second.value.name == "Luke Skywalker")
        #expect(server.requests.count == 1)
    }

    @Test func `the last one who is cancelled takes the request along, and the next one asks anew`() async throws {
        let shared = SharedRequests()
        let (begun, cancelled) = (Recorder<Void>(), Recorder<Void>())
        let (never, end) = AsyncStream.makeStream(of: Void.self)
        defer { end.finish() }
        let load: @Sendable () async throws -> Data = {
            await withTaskCancellationHandler {
                begun.record(())
                for await _ in never {}
            } onCancel: {
                cancelled.record(())
            }
            throw CancellationError()
        }
        let url = url
        let tasks = (1...2).map { _ in Task { try await shared.body(of: url, load: load) } }
        try await wait(for: "two waiters") { shared.waiters(for: url) == 2 && begun.elements.count == 1 }
        for (task, count) in zip(tasks, 0...1) {
            task.cancel()
            #expect(await isCancelled { try await task.value })
            // The request goes before the one who waited for it is told.
            #expect(cancelled.elements.count == count)
        }
        #expect(try await shared.body(of: url) { Data([1]) } == Data([1]))
        gate.open()
    }

    @Test func `all who wait are told of a failure`() async throws {
        let missing = try #require(URL(string: server.url("/api/people/17")))
        server.answerNext("/api/people/17", with: .hold(gate, then: .response(.status(404))))
        let tasks = (1...2).map { _ in Task { [api] in try await api.record(Reference<People>(uid: "17")) } }
        try await wait(for: "two waiters") { api.transport.shared.waiters(for: missing) == 2 }
        gate.open()
        for task in tasks { #expect(await failure { try await task.value }?.kind == .notFound) }
        #expect(server.requests.count == 1)
    }
}

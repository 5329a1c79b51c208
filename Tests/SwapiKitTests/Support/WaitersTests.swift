import TestSupport
import Testing

/// The tests' own waits, which have to end whatever happens.
@Suite(.timeLimit(.minutes(5)))
struct WaitersTests {
    @Test func `a wait ends when what it waits for happens, or at once if it has`() async throws {
        let waiters = Waiters<Int>()
        try await waiters.wait(for: 2, orSay: { "it" }) {
            Task.detached { waiters.happened { $0 <= 2 } }
            return false
        }
        try await waiters.wait(for: 3, orSay: { "it" }, unless: { true })
    }

    @Test func `a request that doesn't come ends the wait with its name when the time is over`() async throws {
        let waiters = Waiters<Int>(limit: .milliseconds(1))
        let error = await #expect(throws: DidNotHappen.self) {
            try await waiters.wait(for: 1, orSay: { "request 1 for /people did not arrive" }, unless: { false })
        }
        #expect(error?.description == "request 1 for /people did not arrive")
    }

    @Test func `a wait ends with its task`() async throws {
        let server = try LoopbackServer { _ in .reset }
        let stub = StubProvider()
        for wait in [Task { try await server.arrival(of: "/never") }, Task { try await stub.arrival(of: 1) }] {
            wait.cancel()
            await #expect(throws: CancellationError.self) { try await wait.value }
        }
    }
}

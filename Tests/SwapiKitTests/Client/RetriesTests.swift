import Foundation
import TestSupport
import Testing

@testable import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Which requests are sent again, how often, and when.
@Suite(.timeLimit(.minutes(5)))
struct RetriesTests {
    private static let good = MockReply.json(Pages.lukeAndThreepio)
    private let clock = TestClock()
    private let requests = Recorder<URLRequest>()

    /// A client that gets these replies one after the other, and the last one again and again.
    private func api(
        _ replies: MockReply..., retries: Int = 4, random: @escaping @Sendable () -> Double = { 0 }
    ) -> API {
        let session = URLSession.mock { [requests] request in
            requests.record(request)
            return replies[min(requests.elements.count, replies.count) - 1]
        }
        let transport = Transport(
            session: session, retries: Retries(most: retries), clock: clock.requestClock(random: random))
        return API(transport: transport, baseURL: nil)
    }

    @Test(arguments: [
        MockReply.status(500), .status(502), .status(503), .status(599), .failure(.cannotConnectToHost),
        .failure(.networkConnectionLost), .failure(.badServerResponse), .failure(.unknown), .failure(.cannotFindHost),
        .failure(.dnsLookupFailed),
    ])
    func `a server's own problem and a connection that failed are tried four times more`(reply: MockReply) async throws
    {
        #expect(try await api(reply, reply, reply, reply, Self.good).getPeople().count == 2)
        #expect(requests.elements.count == 5)
        let before = requests.elements.count
        #expect(await failure { try await api(reply).getAllPeople() }?.canRetry == true)
        #expect(requests.elements.count == before + 5)
    }

    @Test(arguments: [
        MockReply.status(400), .status(404), .status(408), .status(429), .status(304), .json("{"), .json("[]"),
        .status(200, headers: ["Content-Type": "text/html"], "<p>"), .failure(.timedOut),
        .failure(.notConnectedToInternet), .failure(.serverCertificateHasBadDate), .failure(.secureConnectionFailed),
    ])
    func `an answer that would be the same again is not asked for again`(reply: MockReply) async {
        #expect(await failure { try await api(reply).getAllPeople() } != nil)
        #expect(requests.elements.count == 1)
        #expect(clock.pauses.elements.isEmpty)
    }

    @Test func `a certificate that has expired is a server that can't be reached, and is never accepted`() async throws
    {
        let failure = await failure { try await api(.failure(.serverCertificateHasBadDate)).getAllPeople() }
        #expect(failure?.isUnreachable == true)
        #expect(failure?.canRetry == false)
        #expect(failure?.errorDescription == "The server can't prove who it is.")
    }

    @Test func `pauses double, and chance shortens them by up to a half`() async {
        _ = await failure { try await api(.status(503)).getAllPeople() }
        #expect(clock.pauses.elements == [0.25, 0.5, 1, 2])
        _ = await failure { try await api(.status(503), random: { 0.5 }).getAllPeople() }
        #expect(clock.pauses.elements.dropFirst(4) == [0.375, 0.75, 1.5, 3])
    }

    @Test(arguments: [(-1, 1), (0, 1), (1, 2), (9, 5)])
    func `whoever makes the client says how often at most, up to four`(retries: Int, count: Int) async {
        _ = await failure { try await api(.status(503), retries: retries).getAllPeople() }
        #expect(requests.elements.count == count)
    }

    @Test(arguments: ["7", "Sun, 06 Nov 1994 08:49:44 GMT"])
    func `a server with a problem that says when to ask again is asked then`(header: String) async throws {
        let busy = MockReply.status(503, headers: ["Retry-After": header])
        #expect(try await api(busy, Self.good).getPeople().count == 2)
        #expect(clock.pauses.elements == [7])
    }

    @Test(arguments: [(0, 0.25), (7, 7), (30, 30), (30.001, nil), (3_600, nil)] as [(Double, Double?)])
    func `the client waits for 30 seconds at most, and else tells`(asked: Double, pause: Double?) {
        let failure = API.Failure(.serverError(status: 503), retryAfter: asked)
        #expect(Retries().pause(before: 1, after: failure, random: 0) == pause)
    }

    @Test func `whom it asks to wait for long is told so, and nothing is sent before`() async throws {
        let api = api(.status(503, headers: ["Retry-After": "3600"]), Self.good)
        let failure = await failure { try await api.getAllPeople() }
        #expect(failure?.kind == .serverError(status: 503))
        #expect(failure?.asksToWait == true)
        #expect(failure?.errorDescription?.hasSuffix("(status 503); try again in 60 minutes.") == true)
        clock.advance(by: 3_599)
        let refused = await TestSupport.failure { try await api.getAllPeople() }
        #expect(refused?.kind == .paused)
        #expect(refused?.retryAfter == 1)
        #expect(requests.elements.count == 1)
        clock.advance(by: 1)
        #expect(try await api.getPeople().count == 2)
    }

    @Test func `who is cancelled between two attempts is cancelled, and there is no other attempt`() async throws {
        let pauses = Recorder<TimeInterval>()
        let (paused, pause) = AsyncStream.makeStream(of: Void.self)
        let clock = RequestClock(sleep: { seconds in
            if seconds < 30 { pause.finish() }
            pauses.record(seconds)
            try await untilCancelled()
        })
        let session = URLSession.mock { [requests] request in
            requests.record(request)
            return .status(503)
        }
        let api = API(transport: Transport(session: session, clock: clock), baseURL: nil)
        let task = Task {
            defer { pause.finish() }
            return try await api.getPeople()
        }
        for await _ in paused {}
        task.cancel()
        #expect(await isCancelled { try await task.value })
        #expect(requests.elements.count == 1)
    }

    @Test func `a failure names the request`() async {
        let failure = await failure { try await api(.status(404)).record(Reference<Planet>(uid: "99")) }
        #expect(failure?.request?.absoluteString == "https://www.swapi.tech/api/planets/99")
    }
}

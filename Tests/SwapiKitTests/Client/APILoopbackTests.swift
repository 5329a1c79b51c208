import Foundation
import TestSupport
import Testing

@testable import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client against a real server on this machine.
@Suite(.timeLimit(.minutes(5)))
struct APILoopbackTests {
    let server: LoopbackServer
    let api: API

    init() throws {
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(session: URLSession(configuration: .ephemeral), baseURL: server.url("/api/people"), retries: 0)
    }

    @Test func `pages lead from one to the next until all 82 are there`() async throws {
        var page = try await api.getPeoplePage(after: nil)
        var people = page.results
        while let next = page.next {
            page = try await api.getPeoplePage(after: next)
            people += page.results
        }
        #expect(people.map(\.name) == (try Archive().people.map(\.name)))
        #expect(server.count("/api/people") == 9)
    }

    @Test func `a server that asks for a password gets none, and that is an error at once`() async throws {
        let headers = ["WWW-Authenticate": "Basic realm=\"archive\""]
        server.answerNext("/api/people", with: .response(.status(401, headers: headers)))
        await #expect(throws: URLError(.userAuthenticationRequired)) { try await api.getPeople() }
        #expect(server.requests.count == 1)
    }

    @Test func `all people come in one request`() async throws {
        #expect(try await api.getAllPeople().map(\.name) == (try Archive().people.map(\.name)))
        #expect(server.requests.map(\.target) == ["/api/people?page=1&limit=100"])
    }

    @Test func `a list of people that never ends is given up after twenty pages`() async throws {
        let endless = try LoopbackServer { request in
            let number = (request.target.split(separator: "=").last.flatMap { Int($0) } ?? 0) + 1
            let person = #"{"uid":"\#(number)","name":"Clone","url":""}"#
            return .response(.json(#"{"results":[\#(person)],"next":"/people?page=\#(number)"}"#))
        }
        let api = API(session: URLSession(configuration: .ephemeral), baseURL: endless.url("/api"))
        #expect(await failure(of: { try await api.getAllPeople() })?.kind == .endlessList)
        #expect(endless.requests.count == 20)
    }

    @Test func `an answer that says that it is too large is refused before it is there`() async throws {
        let long = LoopbackServer.Response.json(String(repeating: " ", count: 8 << 20) + Pages.lukeAndThreepio)
        server.answerNext("/api/people", with: .cutShort(long, after: 100))
        #expect(await failure(of: { try await api.getPeople() })?.kind == .tooLarge)
    }

    @Test func `an answer that grows too large is refused, whatever it says of its length`() async throws {
        let blanks = String(repeating: " ", count: (8 << 20) - Pages.lukeAndThreepio.utf8.count)
        server.answerNext(
            "/api/people", with: .unmeasured(.json(blanks + Pages.lukeAndThreepio)),
            .unmeasured(.json(blanks + Pages.lukeAndThreepio + " ")))
        #expect(try await api.getPeople().count == 2)
        #expect(await failure(of: { try await api.getPeople() })?.kind == .tooLarge)
    }

    @Test func `details, planet names and films agree with the archive`() async throws {
        let archive = try Archive()
        for person in archive.people {
            // Of which species somebody is, the API says with the species only.
            #expect(try await api.getDetails(of: person).links == person.links.filter { $0.kind != .species })
        }
        #expect(try await api.getFilms() == archive.films)
        #expect(try await api.getPlanetName(uid: "8") == "Naboo")
    }

    @Test func `nobody at a number is notFound, a web page notJSON`() async throws {
        #expect(await failure(of: { try await api.getDetails(of: People(uid: "17", name: "")) })?.kind == .notFound)
        let lost = API(session: URLSession(configuration: .ephemeral), baseURL: server.url("/nowhere"))
        #expect(
            await failure(of: { try await lost.getPeople() })?.kind == .notJSON(contentType: "text/html; charset=utf-8")
        )
    }

    @Test func `a cut body and a reset connection have broken off, and a closed port can't be reached`() async throws {
        let whole = LoopbackServer.Response.json(Pages.lukeAndThreepio)
        var part = LoopbackServer.Response.json("FF\r\n{\"results\":[")
        part.headers["Transfer-Encoding"] = "chunked"
        server.answerNext(
            "/api/people", with: .cutShort(whole, after: 40), .cutShort(whole, after: 0), .unmeasured(part), .reset)
        for _ in 1...4 {
            let broken = await failure(of: { try await api.getAllPeople() })
            #expect(broken?.isUnreachable == true)
            #expect(broken?.isTransient == true)
            #expect(broken?.errorDescription == "The connection broke off.")
        }
        let closed = API(baseURL: "http://127.0.0.1:1/api", retries: 0)
        #expect(await failure(of: { try await closed.getAllPeople() })?.kind == .connection(.cannotConnectToHost))
    }

    @Test func `a redirect is followed, a circle of them is not`() async throws {
        let found = LoopbackServer.Response(
            status: 308, headers: ["Location": server.url("/api/people?page=9&limit=10")])
        server.answerNext("/api/people", with: .response(found))
        #expect(try await api.getPeople().map(\.uid) == ["82", "83"])

        let circle = try LoopbackServer { request in
            .response(.init(status: 302, headers: ["Location": request.target]))
        }
        let lost = API(session: URLSession(configuration: .ephemeral), baseURL: circle.url("/api"))
        #expect(await failure(of: { try await lost.getPeople() })?.kind == .tooManyRedirects)
        #expect(circle.requests.count == 6)
    }

    @Test func `a task that is cancelled ends as cancelled`() async throws {
        let gate = LoopbackServer.Gate()
        server.answerNext("/api/people", with: .hold(gate, then: .reset))
        let task = Task { try await api.getPeople() }
        try await server.arrival(of: "/api/people")
        task.cancel()
        #expect(await isCancelled({ try await task.value }))
        gate.open()
    }

    @Test func `a task that was cancelled before ends as cancelled too`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await api.getPeople()
        }
        #expect(await isCancelled({ try await task.value }))
    }

    @Test func `a server that says nothing ends as timed out after 30 seconds, and is not asked again`() async throws {
        let gate = LoopbackServer.Gate()
        defer { gate.open() }
        server.answerNext("/api/people", with: .hold(gate, then: .reset))
        let clock = TestClock()
        let patient = API(transport: Transport(session: nil, clock: clock.requestClock()), baseURL: server.url("/api"))
        async let failure = failure { try await patient.getAllPeople() }
        try await server.arrival(of: "/api/people?page=1&limit=100")
        try await clock.longWaitBegins()
        clock.advance(by: 30)
        #expect(await failure?.kind == .connection(.timedOut))
        #expect(server.requests.count == 1)
    }

    @Test func `a real 429 in HTML leaves the server alone for as long as it asks, in this launch and the next`()
        async throws
    {
        server.answerNext("/api/people", with: .response(.status(429, headers: ["Retry-After": "25924"])))
        let clock = TestClock()
        let first = API(transport: Transport(session: nil, clock: clock.requestClock()), baseURL: server.url("/api"))
        let failure = await failure(of: { try await first.getAllPeople() })
        #expect(failure?.kind == .tooManyRequests)
        #expect(failure?.retryAfter == 25_924)
        #expect(failure?.errorDescription == "The server has had too many requests; try again in 8 hours.")
        let until = clock.now.addingTimeInterval(25_924)
        clock.advance(by: 25_923)
        let second = API(
            transport: Transport(session: nil, pausedUntil: until, clock: clock.requestClock()),
            baseURL: server.url("/api"))
        for api in [first, second] {
            #expect(await TestSupport.failure(of: { try await api.getCatalogue() })?.retryAfter == 1)
        }
        #expect(server.requests.count == 1)
        clock.advance(by: 1)
        for api in [first, second] { #expect(try await api.getAllPeople().count == 82) }
    }

    @Test func `a body that never ends is left, and the connection with it`() async throws {
        let blanks = LoopbackServer.Response.json(String(repeating: " ", count: 1 << 16))
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let endless = LoopbackServer.Answer.repeated(blanks, times: .max) { hungUp in
            end.yield(hungUp)
            end.finish()
        }
        server.answerNext("/api/people", with: endless)
        #expect(await failure(of: { try await api.getAllPeople() })?.kind == .tooLarge)
        for await hungUp in ends { #expect(hungUp) }
        #expect(try await api.getAllPeople().count == 82)
    }

    @Test func `a session that is handed in keeps its own settings`() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 5
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        configuration.urlCache = cache
        let session = URLSession(configuration: configuration)
        let api = API(session: session)
        #expect(session.configuration.urlCache === cache)
        #expect(session.configuration.httpMaximumConnectionsPerHost == 5)
        withExtendedLifetime(api) {}
    }

    @Test func `what a server wants to be kept is kept nowhere`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        let folder = TemporaryFolder()
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 20, diskPath: folder.url.path)
        configuration.urlCache = cache
        let session = URLSession(configuration: configuration)
        var answer = LoopbackServer.Response.json(Pages.lukeAndThreepio)
        answer.headers.merge(["Cache-Control": "public, max-age=86400", "Set-Cookie": "a=b; Max-Age=86400"]) { $1 }
        server.answerNext("/api/people", times: 2, with: .response(answer))
        let api = API(session: session, baseURL: server.url("/api"))
        for _ in 1...2 { _ = try await api.getPeople() }
        #expect(cache.currentMemoryUsage + cache.currentDiskUsage == 0)
        #expect(server.requests.count == 2)
        #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
    }
}

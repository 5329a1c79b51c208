import Foundation
import TestSupport
import Testing

@testable import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client against a real server on this machine.
@Suite(.timeLimit(.minutes(1)))
struct APILoopbackTests {
    let server: LoopbackServer
    let api: API

    init() throws {
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(session: URLSession(configuration: .ephemeral), baseURL: server.url("/api/people"))
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
        await #expect(throws: URLError(.badServerResponse)) { try await api.getAllPeople() }
        #expect(endless.requests.count == 20)
    }

    @Test func `an answer that says that it is too large is refused before it is there`() async throws {
        let long = LoopbackServer.Response.json(String(repeating: " ", count: 8 << 20) + Pages.lukeAndThreepio)
        server.answerNext("/api/people", with: .cutShort(long, after: 100))
        await #expect(throws: API.Failure.tooLarge) { try await api.getPeople() }
    }

    @Test func `an answer that grows too large is refused, whatever it says of its length`() async throws {
        let blanks = String(repeating: " ", count: (8 << 20) - Pages.lukeAndThreepio.utf8.count)
        server.answerNext(
            "/api/people", with: .unmeasured(.json(blanks + Pages.lukeAndThreepio)),
            .unmeasured(.json(blanks + Pages.lukeAndThreepio + " ")))
        #expect(try await api.getPeople().count == 2)
        await #expect(throws: API.Failure.tooLarge) { try await api.getPeople() }
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
        await #expect(throws: API.Failure.notFound) {
            try await api.getDetails(of: People(uid: "17", name: ""))
        }
        let lost = API(session: URLSession(configuration: .ephemeral), baseURL: server.url("/nowhere"))
        await #expect(throws: API.Failure.notJSON(contentType: "text/html; charset=utf-8")) {
            try await lost.getPeople()
        }
    }

    @Test func `a cut body, a reset connection and a closed port are errors of the system`() async throws {
        server.answerNext(
            "/api/people", with: .cutShort(.json(Pages.lukeAndThreepio), after: 40), .reset)
        await #expect(throws: URLError.self) { try await api.getPeople() }
        await #expect(throws: URLError.self) { try await api.getPeople() }
        let closed = API(session: URLSession(configuration: .ephemeral), baseURL: "http://127.0.0.1:1/api")
        let error = await #expect(throws: URLError.self) { try await closed.getPeople() }
        #expect(error?.code == .cannotConnectToHost)
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
        await #expect(throws: API.Failure.tooManyRedirects) { try await lost.getPeople() }
        #expect(circle.requests.count == 6)
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "http://www.swapi.tech/api"),
        ("https://swapi.tech/api", "ftp://swapi.tech/api"),
        ("https://swapi.tech/api", "http://127.0.0.1.evil.example/api"),
    ])
    func `a redirect from https to something else is refused`(old: String, new: String) {
        #expect(throws: API.Failure.insecureRedirect) {
            try Redirects.check(from: URL(string: old), to: URL(string: new), followed: 0)
        }
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "https://www.swapi.tech/api"),
        ("http://swapi.tech/api", "http://www.swapi.tech/api"),
        ("https://swapi.tech/api", "http://127.0.0.1:8080/api"),
        ("https://swapi.tech/api", "http://[::1]:8080/api"),
        ("https://swapi.tech/api", "http://LOCALHOST/api"),
    ])
    func `a redirect that stays encrypted, or on this machine, is followed`(old: String, new: String) throws {
        try Redirects.check(from: URL(string: old), to: URL(string: new), followed: 4)
    }

    @Test func `a task that is cancelled ends as cancelled`() async throws {
        let gate = LoopbackServer.Gate()
        server.answerNext("/api/people", with: .hold(gate, then: .reset))
        let task = Task { try await api.getPeople() }
        try await server.arrival(of: "/api/people")
        task.cancel()
        let error = await #expect(throws: (any Error).self) { try await task.value }
        #expect(error.map { FailureReason.sentence(for: $0) } == .some(nil))
        gate.open()
    }

    @Test func `a task that was cancelled before ends as cancelled too`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await api.getPeople()
        }
        let error = await #expect(throws: (any Error).self) { try await task.value }
        #expect(error.map { FailureReason.sentence(for: $0) } == .some(nil))
    }

    @Test func `a server that says nothing ends as timed out`() async throws {
        let gate = LoopbackServer.Gate()
        server.answerNext("/api/people", with: .hold(gate, then: .reset))
        var transport = Transport(session: URLSession(configuration: .ephemeral))
        transport.timeout = 0.05
        let impatient = API(transport: transport, baseURL: server.url("/api"))
        let error = await #expect(throws: URLError.self) { try await impatient.getPeople() }
        #expect(error?.code == .timedOut)
        gate.open()
    }
}

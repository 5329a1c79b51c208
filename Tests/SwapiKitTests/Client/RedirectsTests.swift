import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// Where a server may send the client on to.
@Suite(.timeLimit(.minutes(5)))
struct RedirectsTests {
    private func kind(from old: String, to new: String, followed: Int = 0) -> API.Failure.Kind? {
        do {
            try Redirects.check(from: URL(string: old), to: URL(string: new), followed: followed)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "http://www.swapi.tech/api"), ("https://swapi.tech/api", "ftp://swapi.tech/api"),
        ("https://swapi.tech/api", "http://127.0.0.1.evil.example/api"),
        ("https://swapi.tech/api", "file:///etc/passwd"),
        ("https://localhost/api", "http://localhost/api"), ("http://127.0.0.1/api", "http://swapi.tech/api"),
    ])
    func `a redirect that leaves encryption is refused`(old: String, new: String) {
        #expect(kind(from: old, to: new) == .insecureRedirect)
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "https://evil.example/api", "evil.example"),
        ("https://swapi.tech/api", "https://swapi.tech:8443/api", "swapi.tech"),
        ("https://swapi.tech/api", "https://www.www.swapi.tech/api", "www.www.swapi.tech"),
        ("http://127.0.0.1:8080/api", "http://127.0.0.1:8081/api", "127.0.0.1"),
        ("https://swapi.tech/api", "https://swapi.tech.evil.example/api", "swapi.tech.evil.example"),
    ])
    func `a redirect to somebody else is refused`(old: String, new: String, host: String) {
        #expect(kind(from: old, to: new) == .foreignRedirect(host: host))
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "https://www.swapi.tech/api"),
        ("https://www.swapi.tech/api", "https://SWAPI.tech/x"),
        ("https://swapi.tech/api", "https://swapi.tech:443/api/"), ("http://localhost:81/api", "http://localhost:81/b"),
    ])
    func `a redirect within the service is followed, up to five times`(old: String, new: String) {
        #expect(kind(from: old, to: new, followed: 4) == nil)
        #expect(kind(from: old, to: new, followed: 5) == .tooManyRedirects)
    }

    @Test(arguments: [301, 302, 307, 308])
    func `a real redirect to another service ends the request with an error that names it`(status: Int) async throws {
        let other = try LoopbackServer(handler: SwapiRoutes().answer)
        let server = try LoopbackServer { _ in
            .response(.init(status: status, headers: ["Location": other.url("/api/people")]))
        }
        let api = API(baseURL: server.url("/api"))
        #expect(await failure { try await api.getAllPeople() }?.kind == .foreignRedirect(host: "127.0.0.1"))
        #expect(server.requests.count == 1)
        #expect(other.requests.isEmpty)
    }
}

import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// Where a server may send the client on to.
@Suite(.timeLimit(.minutes(5)))
struct RedirectsTests {
    private func kind(
        from old: String, to new: String, location: String? = nil, followed: Int = 0
    ) -> API.Failure.Kind? {
        do {
            try Redirects.check(
                from: URL(string: old), to: URL(string: new), location: location ?? new, followed: followed)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "http://www.swapi.tech/api"),
        ("https://swapi.tech/api", "http://127.0.0.1.evil.example/api"),
        ("https://localhost/api", "http://localhost/api"), ("http://127.0.0.1/api", "http://swapi.tech/api"),
    ])
    func `a redirect that leaves encryption is refused`(old: String, new: String) {
        #expect(kind(from: old, to: new) == .insecureRedirect)
    }

    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "FILE:/etc/passwd", "ftp://swapi.tech/api", "data:text/plain,x",
        "about:blank", "http:///api",
    ])
    func `a redirect to what is no web address is refused, also where the system makes one of it`(new: String) {
        let old = "https://swapi.tech/api"
        #expect(kind(from: old, to: new) == .strayRedirect)
        #expect(kind(from: old, to: old, location: new) == .strayRedirect)
    }

    @Test(arguments: [
        ("https://swapi.tech/api", "https://evil.example/api", "evil.example"),
        ("https://swapi.tech/api", "https://swapi.tech:8443/api", "swapi.tech:8443"),
        ("https://swapi.tech:8443/api", "https://swapi.tech/api", "swapi.tech:443"),
        ("https://swapi.tech/api", "https://www.www.swapi.tech/api", "www.www.swapi.tech"),
        ("http://127.0.0.1:8080/api", "http://127.0.0.1:8081/api", "127.0.0.1:8081"),
        ("http://[::1]:8080/api", "http://[::1]:8081/api", "[::1]:8081"),
        ("https://swapi.tech/api", "https://[2001:db8::1]/api", "[2001:db8::1]"),
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
        #expect(kind(from: old, to: new, location: " /api/x y") == nil)
        #expect(kind(from: old, to: new, followed: 5) == .tooManyRedirects)
    }

    @Test(arguments: [301, 302, 307, 308])
    func `a real redirect to another service ends the request with an error that names it`(status: Int) async throws {
        let other = try LoopbackServer(handler: SwapiRoutes().answer)
        let server = try LoopbackServer { _ in
            .response(.init(status: status, headers: ["Location": other.url("/api/people")]))
        }
        let api = API(baseURL: server.url("/api"))
        let failure = await failure { try await api.getAllPeople() }
        let place = try #require(URL(string: other.url("/")))
        #expect(failure?.kind == .foreignRedirect(host: "127.0.0.1:\(place.port ?? 0)"))
        #expect(server.requests.count == 1)
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)"])
    func `a real redirect to a file or a script is not called a circle`(location: String) async throws {
        let server = try LoopbackServer { _ in .response(.init(status: 302, headers: ["Location": location])) }
        let api = API(baseURL: server.url("/api"))
        let failure = await failure { try await api.getAllPeople() }
        #expect(
            failure?.errorDescription
                == "The server sends the app on to an address that isn't a web address, which is refused.")
        #expect(server.requests.count == 1)
    }
}

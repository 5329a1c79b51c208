import Foundation
import SwapiKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Which address a call goes to.
@Suite(.timeLimit(.minutes(5)))
struct APIAddressTests {
    @Test(arguments: [
        (nil, "https://www.swapi.tech/api/people"),
        ("https://swapi.tech/api", "https://swapi.tech/api/people"),
        ("https://swapi.tech/api/", "https://swapi.tech/api/people"),
        ("https://swapi.tech/api/people", "https://swapi.tech/api/people"),
        ("https://swapi.tech/api/people/", "https://swapi.tech/api/people"),
        (" HTTPS://swapi.tech/api/people?page=3#x ", "https://swapi.tech/api/people"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/people"),
        ("http://[::1]:8080/swapi/v1/", "http://[::1]:8080/swapi/v1/people"),
    ])
    func `a base may end in people or a slash`(base: String?, address: String) async throws {
        let requests = Recorder<URLRequest>()
        _ = try await API(session: .recording(requests), baseURL: base).getPeople()
        #expect(requests.addresses == [address])
    }

    @Test(arguments: [
        "https://www.swapi.tech/api/people?page=2&limit=10",
        "http://www.swapi.tech/api/people?page=2&limit=10",
        "https://evil.example:444/api/people?page=2&limit=10",
        "https://www.swapi.tech/other/prefix/people/?page=2&limit=10",
        "/api/people?page=2&limit=10",
        "people?page=2&limit=10",
        "?page=2&limit=10",
    ])
    func `a next link is followed at the base's scheme, host, port and prefix`(next: String) async throws {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests), baseURL: "https://mirror.example:8443/swapi/api/people")
        _ = try await api.getPeoplePage(after: next)
        #expect(requests.addresses == ["https://mirror.example:8443/swapi/api/people?page=2&limit=10"])
    }

    @Test func `a next link keeps its path below people and its escapes`() async throws {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests), baseURL: "https://people.example/people/v1")
        _ = try await api.getPeoplePage(after: "https://x/people/after/a%2Fb?q=%26%C3%A9")
        #expect(requests.addresses == ["https://people.example/people/v1/people/after/a%2Fb?q=%26%C3%A9"])
    }

    @Test func `a next link to something else is a bad answer and is not followed`() async {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests))
        let planets = "https://www.swapi.tech/api/planets?page=2&limit=10"
        #expect(await failure(of: { try await api.getPeoplePage(after: planets) })?.kind == .badAnswer)
        #expect(requests.elements.isEmpty)
    }

    @Test func `a uid can't leave its place in the path`() async throws {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests, reply: .json(Pages.luke)), baseURL: "https://a.example/api")
        _ = try await api.getDetails(of: People(uid: "../1?x", name: ""))
        #expect(requests.addresses == ["https://a.example/api/people/%2E%2E%2F1%3Fx"])
    }

    @Test func `a request asks for JSON, waits 30 seconds and takes nothing from a cache`() async throws {
        let requests = Recorder<URLRequest>()
        _ = try await API(session: .recording(requests)).getPeople()
        let request = try #require(requests.elements.first)
        #expect(request.timeoutInterval == 30)
        #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    }

    @Test(arguments: [
        "http://swapi.tech/api", "http://192.168.1.5/api", "http://127.0.0.1.evil.example/api",
        "http://localhost.evil.example/api", "http://127.1/api", "http://0.0.0.0/api",
    ])
    func `a base without encryption that isn't on this machine is refused, and nothing is sent`(base: String) async {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests), baseURL: base)
        #expect(await failure(of: { try await api.getPeople() })?.kind == .insecureAddress)
        #expect(requests.elements.isEmpty)
    }

    @Test(arguments: [
        "http://localhost/api", "http://LOCALHOST:1/api", "http://swapi.localhost/api", "http://127.8.9.1/api",
    ])
    func `a base on this machine needs no encryption`(base: String) async throws {
        #expect(try await API(session: .recording(Recorder()), baseURL: base).getPeople().count == 2)
    }
}

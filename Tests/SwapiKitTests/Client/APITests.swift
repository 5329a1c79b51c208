import Foundation
import SwapiKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client against a mocked session.
@Suite(.timeLimit(.minutes(5)))
struct APITests {
    @Test func `getPeople returns the people of the first page`() async throws {
        let api = API(session: .mock { _ in .status(200, Pages.lukeAndThreepio) })
        #expect(try await api.getPeople() == Array(People.mockData().prefix(2)))
    }

    @Test(arguments: ["someBadURL", "", "https://", "ftp://swapi.tech/api", "file:///api", "https://exa mple/api"])
    func `a base that is no web address throws badURL and sends nothing`(base: String) async {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests), baseURL: base)
        await #expect(throws: URLError(.badURL)) { try await api.getPeople() }
        #expect(
            await failure(of: { try await api.getPeoplePage(after: "https://swapi.tech/api/people") })?.kind
                == .badAddress)
        #expect(requests.elements.isEmpty)
    }

    @Test(arguments: [201, 204, 210, 300, 304, 400, 403, 418])
    func `a status that tells a person nothing throws badServerResponse`(status: Int) async {
        let api = API(session: .mock { _ in .status(status, Pages.lukeAndThreepio) })
        await #expect(throws: URLError(.badServerResponse)) { try await api.getPeople() }
    }

    @Test func `an answer that is not HTTP throws badServerResponse`() async {
        let api = API(session: .mock { _ in MockReply(.other, body: Data(Pages.lukeAndThreepio.utf8)) })
        await #expect(throws: URLError(.badServerResponse)) { try await api.getPeople() }
    }

    @Test(arguments: ["", "no JSON", #"{"message":"ok"}"#, #"{"results":null}"#, #"{"results":[{"uid":"1"}]}"#])
    func `a body of another shape throws a decoding error`(body: String) async {
        let api = API(session: .mock { _ in .status(200, body) })
        await #expect(throws: DecodingError.self) { try await api.getPeople() }
    }

    @Test func `a body that is cut short throws a decoding error that says so`() async throws {
        let api = API(session: .mock { _ in .json(String(Pages.lukeAndThreepio.prefix(150))) })
        let error = try await #require(throws: DecodingError.self) { try await api.getPeople() }
        guard case .dataCorrupted(let context) = error else { return #expect(Bool(false), "\(error)") }
        #expect(context.debugDescription.contains("not valid JSON"))
    }

    @Test func `404, 429 and 5xx have failures of their own`() async {
        for (status, kind) in [
            (404, API.Failure.Kind.notFound), (429, .tooManyRequests), (500, .serverError(status: 500)),
            (503, .serverError(status: 503)),
        ] {
            let html = ["Content-Type": "text/html"]
            let api = API(session: .mock { _ in .status(status, headers: html, "<p>") }, retries: 0)
            #expect(await failure(of: { try await api.getPeople() })?.kind == kind)
        }
    }

    @Test func `a web page with status 200 is not JSON`() async {
        let type = "text/html; charset=UTF-8"
        let api = API(session: .mock { _ in .status(200, headers: ["content-type": type], "<!doctype html>") })
        #expect(await failure(of: { try await api.getPeople() })?.kind == .notJSON(contentType: type))
    }

    @Test func `what the system reports comes through`() async {
        let api = API(session: .mock { _ in .failure(.notConnectedToInternet) })
        let error = await #expect(throws: URLError.self) { try await api.getPeople() }
        #expect(error?.code == .notConnectedToInternet)
    }

    @Test func `names keep their accents`() async throws {
        let api = API(session: .mock { _ in .json(Pages.padme(next: "")) })
        #expect(try await api.getPeople().map(\.name) == ["Padmé Amidala"])
    }

    @Test func `a person's details are read from their document`() async throws {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests, reply: .json(Pages.luke)))
        let details = try await api.getDetails(of: People.mockData()[0])
        #expect(
            details
                == People(
                    uid: "1", name: "Luke Skywalker",
                    facts: .init(
                        height: "172", mass: "77", birthYear: "19BBY", gender: "male", hairColor: "blond",
                        skinColor: "fair", eyeColor: "blue"),
                    homeworld: Reference(uid: "1"), films: [Reference(uid: "1"), Reference(uid: "2")],
                    vehicles: [Reference(uid: "14")]))
        #expect(requests.addresses == ["https://www.swapi.tech/api/people/1"])
    }

    @Test func `films are sorted, and one without characters is still a film`() async throws {
        let requests = Recorder<URLRequest>()
        let api = API(session: .recording(requests, reply: .json(Pages.films)))
        let films = try await api.getFilms()
        #expect(films.map(\.title) == ["A New Hope", "The Empire Strikes Back"])
        #expect(films.map(\.episode) == [4, 5])
        #expect(films.map { $0.characters.map(\.uid) } == [["1"], []])
        #expect(films.map(\.releaseDate) == [CalendarDate("1977-05-25"), nil])
        #expect(requests.addresses == ["https://www.swapi.tech/api/films"])
    }

    @Test func `a planet has a name unless it is the unknown one`() async throws {
        let body = { @Sendable (name: String) in #"{"result":{"properties":{"name":"\#(name)"},"uid":"1"}}"# }
        let tatooine = API(session: .mock { _ in .json(body("Tatooine")) })
        #expect(try await tatooine.getPlanetName(uid: "1") == "Tatooine")
        let unknown = API(session: .mock { _ in .json(body("unknown")) })
        #expect(try await unknown.getPlanetName(uid: "28") == nil)
    }
}

extension URLSession {
    /// A mocked session that notes its requests and gives each the same reply.
    static func recording(
        _ requests: Recorder<URLRequest>, reply: MockReply = .json(Pages.lukeAndThreepio)
    ) -> URLSession {
        .mock { request in
            requests.record(request)
            return reply
        }
    }
}

extension Recorder<URLRequest> {
    var addresses: [String] { elements.compactMap { $0.url?.absoluteString } }
}

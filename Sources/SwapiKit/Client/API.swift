// The client of swapi.tech.

public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Reads the lists and records of swapi.tech, or of a server like it.
///
/// Every call throws `URLError(.badURL)` if the base is no http or https address, `URLError(.badServerResponse)` for an
/// answer that tells a person nothing, `API.Failure` for one that does, and `DecodingError` for a body of another shape.
public final class API: Sendable {
    let transport: Transport
    let base: String

    /// - Parameters:
    ///   - session: the requests are sent as it would send them: with its configuration; nil means the shared one.
    ///   - baseURL: where the API is, with or without `/people` at its end; nil means swapi.tech.
    ///   - pausedUntil: until when no request is sent, because a server asked for that earlier; a day at most.
    public convenience init(session: URLSession? = nil, baseURL: String? = nil, pausedUntil: Date? = nil) {
        self.init(transport: Transport(session: session, pausedUntil: pausedUntil), baseURL: baseURL)
    }

    init(transport: Transport, baseURL: String?) {
        self.transport = transport
        base = baseURL ?? ServerAddress.swapiTech
    }

    /// The people on the first page.
    public func getPeople() async throws -> [People] {
        try await getPeoplePage(after: nil).results
    }

    /// The page that the `next` link of another page leads to, or the first one.
    ///
    /// The link is followed at the base's own scheme, host and port, whatever it says itself.
    public func getPeoplePage(after next: String?) async throws -> PeopleResponse {
        let server = try address
        let url = if let next { try server.peoplePage(next) } else { try server.url("people") }
        return try await transport.get(url)
    }

    /// The most pages that a list may have; a server with ten records to a page needs nine.
    package static let mostPages = 20

    /// All people, in the order of their numbers; one request for as many as a hundred.
    ///
    /// - Throws: `URLError(.badServerResponse)` if the list doesn't end after twenty pages.
    public func getAllPeople() async throws -> [People] {
        let server = try address
        var page: PeopleResponse = try await transport.get(server.url("people", query: "page=1&limit=100"))
        var people = page.results
        var known = Set(people.map(\.uid))
        var requests = 1
        while let next = page.next {
            guard requests < Self.mostPages else { throw URLError(.badServerResponse) }
            requests += 1
            page = try await transport.get(server.peoplePage(next))
            // Past the end the API sends the last page again: a page with nobody new on it is the end.
            let new = page.results.filter { known.insert($0.uid).inserted }
            if new.isEmpty { break }
            people += new
        }
        return people.sorted { comesFirst($0.uid, $1.uid) }
    }

    /// All that the server knows of a person.
    public func getDetails(of person: People) async throws -> People {
        let answer: DocumentAnswer<Document<People>> = try await get("people", person.uid)
        return answer.result.record
    }

    /// The name of the planet with this number; nil for the record that stands for "nobody knows".
    public func getPlanetName(uid: String) async throws -> String? {
        let answer: DocumentAnswer<Document<Planet>> = try await get("planets", uid)
        return answer.result.record.knownName
    }

    /// All films, in the order of their numbers.
    public func getFilms() async throws -> [Film] {
        let answer: DocumentAnswer<[Document<Film>]> = try await transport.get(address.url("films"))
        return answer.records()
    }

    private func get<Answer: Decodable>(_ kind: String, _ uid: String) async throws -> Answer {
        try await transport.get(address.url(kind, uid))
    }
}

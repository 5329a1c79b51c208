// The client of swapi.tech.

public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Reads the lists and records of swapi.tech, or of a server like it.
///
/// Every call throws `API.Failure`, or `CancellationError` if its task is cancelled. Requests are sent two at a time and
/// once for all who ask for the same at the same time; each attempt may take 30 seconds. A connection that fails and a
/// status of 500 and above lead to up to four more attempts. Once a server has said `Retry-After`, none is sent before
/// that time, a day at most, unless `endPause()` is called. Plain http is for servers on this machine alone.
public final class API: Sendable {
    let transport: Transport
    let base: String

    /// - Parameters:
    ///   - session: the requests are sent as it would send them: with its configuration; nil means the shared one.
    ///   - baseURL: where the API is, with or without `/people` at its end; nil means swapi.tech.
    ///   - pausedUntil: until when no request is sent, because a server asked for that earlier; a day at most.
    ///   - retries: how often a request is sent again at most, from 0 to 4.
    public convenience init(
        session: URLSession? = nil, baseURL: String? = nil, pausedUntil: Date? = nil, retries: Int = 4
    ) {
        self.init(
            transport: Transport(session: session, pausedUntil: pausedUntil, retries: Retries(most: retries)),
            baseURL: baseURL)
    }

    init(transport: Transport, baseURL: String?) {
        self.transport = transport
        base = baseURL ?? ServerAddress.swapiTech
    }

    package var address: ServerAddress {
        get throws(API.Failure) { try ServerAddress(base) }
    }

    /// Forgets that a server asked to be left alone: for a person who has waited long enough and wishes to try.
    public func endPause() { transport.rateLimit.forget() }

    /// The body of the answer for an address.
    package func body(of url: URL) async throws -> Data {
        try await transport.body(of: url)
    }
}

extension API {
    /// The people on the first page.
    ///
    /// - Throws: what lies under the failure, where something does: `URLError(.badURL)` for a bad base,
    ///   `URLError(.badServerResponse)` for a bad status, `DecodingError` for a body of another shape; else `API.Failure`.
    public func getPeople() async throws -> [People] {
        do {
            return try await getPeoplePage(after: nil).results
        } catch let failure as Failure {
            throw failure.cause
        }
    }

    /// The page that the `next` link of another page leads to, or the first one.
    ///
    /// The link is followed at the base's own scheme, host and port, whatever it says itself.
    public func getPeoplePage(after next: String?) async throws -> PeopleResponse {
        let server = try address
        let url = if let next { try server.page(next, of: .people) } else { try server.url("people") }
        return try await transport.get(url)
    }

    /// All people, in the order of their numbers; one request for as many as a hundred.
    public func getAllPeople() async throws -> [People] {
        try await pages(of: People.self, limit: 100).all()
    }

    /// All that the server knows of a person.
    public func getDetails(of person: People) async throws -> People {
        try await record(person.reference)
    }

    /// The name of the planet with this number; nil for the record that stands for "nobody knows".
    public func getPlanetName(uid: String) async throws -> String? {
        try await record(Reference<Planet>(uid: uid)).knownName
    }

    /// All films, in the order of their numbers.
    public func getFilms() async throws -> [Film] {
        try await pages(of: Film.self).all()
    }
}

extension API.Failure {
    /// What the calls of the article throw in its place: an error of the system, if there is one.
    package var cause: any Error { underlying ?? self }
}

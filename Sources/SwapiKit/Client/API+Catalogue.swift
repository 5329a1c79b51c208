// Everything that the app shows, in as few requests as it takes.

package import Foundation

/// Where the whole catalogue comes from.
public protocol CatalogueProvider: Sendable {
    /// All records of all six kinds.
    func getCatalogue() async throws -> Archive
}

extension API: CatalogueProvider {
    /// All records of all six kinds, in six requests, one after the other; a server with shorter pages gets more. After one
    /// that fails no other is sent.
    ///
    /// - Throws: `URLError(.badServerResponse)` if there is no record of a kind, or if a list doesn't end after
    ///   `mostPages`.
    public func getCatalogue() async throws -> Archive {
        let people: [People] = try await getAll()
        let planets: [Planet] = try await getAll()
        let species: [Species] = try await getAll()
        let starships: [Starship] = try await getAll()
        let vehicles: [Vehicle] = try await getAll()
        return try Self.checked(
            Archive(
                people: people, films: try await getFilms(), planets: planets, species: species, starships: starships,
                vehicles: vehicles))
    }

    /// - Throws: `URLError(.badServerResponse)` if there is no record of a kind: that must not take the place of what is
    ///   known.
    package static func checked(_ catalogue: Archive) throws(URLError) -> Archive {
        guard Kind.allCases.allSatisfy({ catalogue.count(of: $0) > 0 }) else { throw URLError(.badServerResponse) }
        return catalogue
    }

    private func getAll<Content: WireRecord>() async throws -> [Content] {
        let server = try address
        var url = try server.firstPage(of: Content.kind.rawValue)
        var records: [Content] = []
        for _ in 1...Self.mostPages {
            let page: DocumentPage<Content> = try await transport.get(url)
            records += page.results
            guard let next = try page.nextLink(after: records.count) else { return records }
            url = try server.page(next, of: Content.kind.rawValue)
        }
        throw URLError(.badServerResponse)
    }
}

// Everything that the app shows, in as few requests as it takes.

package import Foundation

/// Where the whole catalogue comes from.
public protocol CatalogueProvider: Sendable {
    /// All people with their details, all films and all planets.
    func getCatalogue() async throws -> Archive
}

extension API: CatalogueProvider {
    /// The most requests that one catalogue takes; from the sixth on swapi.tech slows down.
    package static let catalogueRequests = 6

    /// All people with their details, all films and all planets: three requests, and never more than six.
    ///
    /// - Throws: `URLError(.badServerResponse)` if there is nobody, no film or no planet, or if a list has more pages
    ///   than there are requests.
    public func getCatalogue() async throws -> Archive {
        var requests = Self.catalogueRequests
        let people: [PersonDocument] = try await getAll("people", requests: &requests)
        let planets: [PlanetDocument] = try await getAll("planets", requests: &requests)
        guard requests > 0 else { throw URLError(.badServerResponse) }
        let films = try await getFilms()
        return try Self.catalogue(people: people, planets: planets, films: films)
    }

    /// - Throws: `URLError(.badServerResponse)` if there is nobody, no film or no planet: that must not take the place of
    ///   what is known.
    package static func catalogue(
        people: [PersonDocument], planets: [PlanetDocument], films: [Film]
    ) throws(URLError) -> Archive {
        guard !people.isEmpty, !planets.isEmpty, !films.isEmpty else { throw URLError(.badServerResponse) }
        return Archive(people: people.map(\.details), films: films, planets: planets.map(\.planet))
    }

    private func getAll<Document: Decodable>(_ kind: String, requests: inout Int) async throws -> [Document] {
        let server = try address
        var url = try server.firstPage(of: kind)
        var documents: [Document] = []
        while true {
            guard requests > 0 else { throw URLError(.badServerResponse) }
            requests -= 1
            let page: DocumentPage<Document> = try await transport.get(url)
            documents += page.results
            guard let next = try page.nextLink(after: documents.count) else { return documents }
            url = try server.page(next, of: kind)
        }
    }
}

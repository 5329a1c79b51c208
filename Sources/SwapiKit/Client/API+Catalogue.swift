// Everything that the app shows, in as few requests as it takes.

import Foundation

/// Where the whole catalogue comes from.
public protocol CatalogueProvider: Sendable {
    /// All people with their details, all films and all planets.
    func getCatalogue() async throws -> Archive
}

extension API: CatalogueProvider {
    /// The most requests that one catalogue takes; from the sixth on swapi.tech slows down.
    static let catalogueRequests = 6

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
        // An answer with nothing in it must not take the place of what is known.
        guard !people.isEmpty, !planets.isEmpty, !films.isEmpty else { throw URLError(.badServerResponse) }
        return Archive(people: people.map(\.details), films: films, planets: planets.map(\.planet))
    }

    private func getAll<Document: Decodable>(_ kind: String, requests: inout Int) async throws -> [Document] {
        let server = try ServerAddress(base)
        var url = try server.url(kind, query: "page=1&limit=100&expanded=true")
        var documents: [Document] = []
        while true {
            guard requests > 0 else { throw URLError(.badServerResponse) }
            requests -= 1
            let page: DocumentPage<Document> = try await transport.get(url)
            documents += page.results
            guard let next = page.next, !page.results.isEmpty else {
                // A list that ends too early must not take the place of a whole one.
                guard documents.count >= page.total ?? 0 else { throw URLError(.badServerResponse) }
                return documents
            }
            url = try server.page(next, of: kind)
        }
    }
}

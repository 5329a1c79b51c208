// Everything that the app shows, in as few requests as it takes.

import Foundation

/// Where the whole catalogue comes from.
public protocol CatalogueProvider: Sendable {
    /// All records of all six kinds.
    func getCatalogue() async throws -> Archive
}

extension API: CatalogueProvider {
    /// All records of all six kinds, in six requests; a server with shorter pages gets more.
    ///
    /// - Throws: `API.Failure` of the kind `incompleteList` if there is no record of a kind or fewer than the server
    ///   counts, `endlessList` if a list doesn't end after twenty pages.
    public func getCatalogue() async throws -> Archive {
        async let people = whole(People.self)
        async let films = whole(Film.self)
        async let planets = whole(Planet.self)
        async let species = whole(Species.self)
        async let starships = whole(Starship.self)
        async let vehicles = whole(Vehicle.self)
        return try await Archive(
            people: people, films: films, planets: planets, species: species, starships: starships, vehicles: vehicles)
    }

    private func whole<Content: WireRecord>(_ kind: Content.Type) async throws -> [Content] {
        let all = try await pages(of: kind, limit: 100, isExpanded: true).all()
        // Nothing at all must not take the place of what is known.
        guard !all.isEmpty else { throw Failure(.incompleteList, request: try address.url(Content.kind.rawValue)) }
        return all
    }
}

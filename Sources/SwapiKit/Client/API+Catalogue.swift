// Everything that the app shows, in as few requests as it takes.

import Foundation

/// Where the whole catalogue comes from.
public protocol CatalogueProvider: Sendable {
    /// All records of all six kinds.
    func getCatalogue() async throws -> Archive
    /// Asks the next time although the server wants to be left alone: a person wishes to try.
    func endPause()
}

extension API: CatalogueProvider {
    /// All records of all six kinds, in six requests, one after the other; a server with shorter pages gets more. After one
    /// that fails no other is sent.
    ///
    /// - Throws: `API.Failure` of the kind `incompleteList` if there is no record of a kind or fewer than the server
    ///   counts, `endlessList` if a list doesn't end after twenty pages.
    public func getCatalogue() async throws -> Archive {
        let people = try await whole(People.self)
        let planets = try await whole(Planet.self)
        let species = try await whole(Species.self)
        let starships = try await whole(Starship.self)
        let vehicles = try await whole(Vehicle.self)
        return Archive(
            people: people, films: try await whole(Film.self), planets: planets, species: species, starships: starships,
            vehicles: vehicles)
    }

    private func whole<Content: WireRecord>(_ kind: Content.Type) async throws -> [Content] {
        let all = try await pages(of: kind, limit: 100, isExpanded: true).all()
        // Nothing at all must not take the place of what is known.
        guard !all.isEmpty else { throw Failure(.incompleteList, request: try address.url(Content.kind.rawValue)) }
        return all
    }
}

// The app's way to the server by Combine, beside the one by async and await.

import Combine
import Foundation
public import SwapiKit

/// Gives view models what `API` gives them, by publishers: to be chosen in its place, and to be compared with it.
public struct CombineAPI: Sendable {
    let api: API

    public init(_ api: API) {
        self.api = api
    }
}

extension CombineAPI: PeopleProvider {
    public func getPeoplePage(after next: String?) async throws -> PeopleResponse {
        let address = try api.address
        let url = if let next { try address.peoplePage(next) } else { try address.url("people") }
        return try await api.getPeople(from: url.absoluteString).firstValue()
    }

    public func getAllPeople() async throws -> [People] {
        try await api.records().firstValue()
    }
}

extension CombineAPI: DetailsProvider {
    public func getDetails(of person: People) async throws -> People {
        try await api.record(person.reference).firstValue()
    }

    public func getPlanetName(uid: String) async throws -> String? {
        try await api.record(Reference<Planet>(uid: uid)).firstValue().knownName
    }

    public func getFilms() async throws -> [Film] {
        try await api.films.firstValue()
    }
}

extension CombineAPI: CatalogueProvider {
    /// All records of all six kinds; the session sees to it that only two requests are on their way at once.
    public func getCatalogue() async throws -> Archive {
        try await Publishers.Zip3(
            api.records().zip(api.films), api.records().zip(api.records()), api.records().zip(api.records())
        )
        .tryMap { people, places, craft in
            try API.checked(
                Archive(
                    people: people.0, films: people.1, planets: places.0, species: places.1, starships: craft.0,
                    vehicles: craft.1))
        }
        .firstValue()
    }
}

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
        let documents: Documents<PersonDocument> = try await api.documents("people", requests: API.mostPages)
            .firstValue()
        return documents.all.map(\.details.person)
    }
}

extension CombineAPI: DetailsProvider {
    public func getDetails(of person: People) async throws -> PersonDetails {
        let document: DocumentAnswer<PersonDocument> = try await api.document("people", person.uid).firstValue()
        return document.result.details
    }

    public func getPlanetName(uid: String) async throws -> String? {
        let document: DocumentAnswer<PlanetDocument> = try await api.document("planets", uid).firstValue()
        return document.result.planet.knownName
    }

    public func getFilms() async throws -> [Film] {
        try await api.films().firstValue()
    }
}

extension CombineAPI: CatalogueProvider {
    /// All people with their details, all films and all planets, asked for one after the other.
    public func getCatalogue() async throws -> Archive {
        try await api.documents("people", requests: API.catalogueRequests)
            .flatMap { [api] (people: Documents<PersonDocument>) in
                api.documents("planets", requests: people.requestsLeft)
                    .flatMap { (planets: Documents<PlanetDocument>) in
                        api.films(requests: planets.requestsLeft)
                            .tryMap { try API.catalogue(people: people.all, planets: planets.all, films: $0) }
                    }
            }
            .firstValue()
    }
}

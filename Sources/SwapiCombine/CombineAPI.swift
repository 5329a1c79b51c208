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
        let url = if let next { try address.page(next, of: .people) } else { try address.url("people") }
        return try await api.publisher { url }.firstValue()
    }

    public func getAllPeople() async throws -> [People] {
        try await api.records().firstValue()
    }
}

extension CombineAPI: DetailsProvider {
    public func getDetails(of person: People) async throws -> People {
        try await api.publisher(for: person.reference).firstValue()
    }

    public func getPlanetName(uid: String) async throws -> String? {
        try await api.publisher(for: Reference<Planet>(uid: uid)).firstValue().knownName
    }

    public func getFilms() async throws -> [Film] {
        try await api.records().firstValue()
    }
}

extension CombineAPI: CatalogueProvider {
    public func endPause() { api.endPause() }

    /// All records of all six kinds, asked for one after the other.
    public func getCatalogue() async throws -> Archive {
        try await whole(People.self).then(whole(Planet.self)).then(whole(Species.self)).then(whole(Starship.self))
            .then(whole(Vehicle.self)).then(whole(Film.self))
            .map { answers in
                let (((((people, planets), species), starships), vehicles), films) = answers
                return Archive(
                    people: people, films: films, planets: planets, species: species, starships: starships,
                    vehicles: vehicles)
            }
            .firstValue()
    }

    /// All records of a kind; none at all must not take the place of what is known.
    private func whole<Content: WireRecord>(_ kind: Content.Type) -> AnyPublisher<[Content], any Error> {
        api.records()
            .tryMap { (all: [Content]) in
                guard !all.isEmpty else { throw API.Failure(.incompleteList) }
                return all
            }
            .eraseToAnyPublisher()
    }
}

extension Publisher {
    /// Each value with those of another publisher, which is subscribed to when the value is there.
    fileprivate func then<Next: Publisher>(
        _ next: Next
    ) -> some Publisher<(Output, Next.Output), Failure> where Next.Failure == Failure {
        flatMap { value in next.map { (value, $0) } }
    }
}

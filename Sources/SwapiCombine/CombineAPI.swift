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
    /// All records of all six kinds, asked for one after the other.
    public func getCatalogue() async throws -> Archive {
        try await (api.records() as AnyPublisher<[People], any Error>)
            .then(api.records() as AnyPublisher<[Planet], any Error>)
            .then(api.records() as AnyPublisher<[Species], any Error>)
            .then(api.records() as AnyPublisher<[Starship], any Error>)
            .then(api.records() as AnyPublisher<[Vehicle], any Error>)
            .then(api.films)
            .tryMap { answers in
                let (((((people, planets), species), starships), vehicles), films) = answers
                return try API.checked(
                    Archive(
                        people: people, films: films, planets: planets, species: species, starships: starships,
                        vehicles: vehicles))
            }
            .firstValue()
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

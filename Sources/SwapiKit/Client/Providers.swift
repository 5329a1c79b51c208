// What view models need of the API, so that tests can hand in something else.

/// Where pages of people come from.
public protocol PeopleProvider: Sendable {
    /// The page after a `next` link, or the first one.
    func getPeoplePage(after next: String?) async throws -> PeopleResponse
    /// All people at once.
    func getAllPeople() async throws -> [People]
}

/// Where the films come from.
public protocol FilmsProvider: Sendable {
    func getFilms() async throws -> [Film]
}

/// Where a person's details come from.
public protocol DetailsProvider: FilmsProvider {
    func getDetails(of person: People) async throws -> People
    /// Nil for the planet that stands for "nobody knows".
    func getPlanetName(uid: String) async throws -> String?
}

extension API: PeopleProvider, DetailsProvider {}

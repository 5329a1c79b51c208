// The model of the sheet about a character.

public import Observation
public import SwapiKit

/// Has a person's details from the archive, or asks the server for those that it doesn't have.
@Observable
public final class CharacterDetailsViewModel {
    public enum LoadingState: Equatable {
        case loading
        case loaded(CharacterDetails)
        /// There is nothing to show, for the reason given in one sentence.
        case error(reason: String)
    }

    public let character: People
    public private(set) var state: LoadingState
    @ObservationIgnored private let archive: Archive?
    @ObservationIgnored private let api: (any DetailsProvider)?

    public init(character: People, archive: Archive? = nil, api: (any DetailsProvider)? = nil) {
        self.character = character
        self.archive = archive
        self.api = api
        if let known = archive.flatMap({ CharacterDetails(of: character, in: $0) }) {
            state = .loaded(known)
        } else if api != nil {
            state = .loading
        } else {
            state = .error(reason: "The archive knows no more about \(character.shownName).")
        }
    }

    /// Loads the details unless they are there.
    public func getData() async {
        guard state == .loading, let api else { return }
        do {
            let details = try await api.getDetails(of: character)
            state = .loaded(
                CharacterDetails(
                    details: details,
                    homeworld: try await homeworld(details.homeworld, from: api),
                    species: archive?[details.species].map(\.shownName) ?? [],
                    films: try await films(details.films, from: api)))
        } catch {
            guard let reason = FailureReason.sentence(for: error) else { return }
            state = .error(reason: reason)
        }
    }

    /// Loads the details after a failure.
    public func retryTapped() async {
        guard case .error = state, api != nil else { return }
        state = .loading
        await getData()
    }
}

extension CharacterDetailsViewModel {
    /// A planet's name, from the archive or the server; nil if neither knows it, which is no reason to show nothing.
    private func homeworld(_ planet: Reference<Planet>?, from api: any DetailsProvider) async throws -> String? {
        guard let planet else { return nil }
        if let known = archive?[planet] { return known.knownName }
        return try await unlessCancelled(nil) { try await api.getPlanetName(uid: planet.uid) }
    }

    /// The films' titles, from the archive or the server; none if neither knows them.
    private func films(_ wanted: [Reference<Film>], from api: any DetailsProvider) async throws -> [String] {
        let known = archive?[wanted.sorted()] ?? []
        if known.count == wanted.count { return known.map(\.shownName) }
        let films = try await unlessCancelled(known) { try await api.getFilms() }
        return films.filter { wanted.contains($0.reference) }.map(\.shownName)
    }

    /// The answer, or another value if there is an error other than that nobody waits any more.
    private func unlessCancelled<Value>(_ other: Value, answer: () async throws -> Value) async throws -> Value {
        do {
            return try await answer()
        } catch {
            guard FailureReason.sentence(for: error) != nil else { throw error }
            return other
        }
    }
}

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
            state = .error(reason: "The archive knows no more about \(character.name).")
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
                    homeworld: try await homeworld(uid: details.homeworld, from: api),
                    films: try await films(uids: details.films, from: api)))
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
    private func homeworld(uid: String?, from api: any DetailsProvider) async throws -> String? {
        guard let uid else { return nil }
        if let planet = archive?.planet(uid: uid) { return planet.knownName }
        return try await unlessCancelled(nil) { try await api.getPlanetName(uid: uid) }
    }

    /// The films' titles, from the archive or the server; none if neither knows them.
    private func films(uids: [String], from api: any DetailsProvider) async throws -> [String] {
        guard !uids.isEmpty else { return [] }
        var films = archive?.films ?? []
        if !Set(uids).isSubset(of: films.map(\.uid)) {
            films = try await unlessCancelled(films) { try await api.getFilms() }
        }
        return films.filter { uids.contains($0.uid) }.map(\.title)
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

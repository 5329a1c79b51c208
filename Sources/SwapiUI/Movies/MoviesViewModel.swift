// The model of the list of films.

public import Observation
public import SwapiKit

/// Has the films of the catalogue or of the archive at once, or asks the server for them.
@Observable
public final class MoviesViewModel {
    public enum LoadingState: Equatable {
        case loading
        case loaded(films: [Film])
        /// There is nothing to show, for the reason given in one sentence.
        case error(reason: String)
    }

    /// What there is to show.
    public var state: LoadingState {
        guard let catalogue else { return listState }
        guard let reason = catalogue.emptyReason() else { return .loaded(films: catalogue.archive.films) }
        return catalogue.isRefreshing ? .loading : .error(reason: reason)
    }

    /// Where the films come from, if they are a catalogue's; it has a message of its own when a refresh fails.
    @ObservationIgnored let catalogue: CatalogueModel?
    /// Why the last refresh of a server's films failed, in one sentence, for a banner above them.
    public private(set) var refreshFailure: String?
    public var isRefreshing: Bool { catalogue?.isRefreshing ?? isListRefreshing }
    /// Whether there is anywhere to ask; films that are known are never asked for.
    public var canRefresh: Bool { catalogue != nil || api != nil }

    let brake: RefreshBrake
    private var isListRefreshing = false
    private var listState: LoadingState
    @ObservationIgnored private let api: (any FilmsProvider)?

    /// A model of films that are known.
    public init(films: [Film]) {
        listState = .loaded(films: films)
        catalogue = nil
        api = nil
        brake = RefreshBrake(clock: CatalogueClock())
    }

    /// A model of a server's films.
    ///
    /// - Parameter clock: tells how fast refreshes follow one another.
    public init(api: any FilmsProvider, clock: CatalogueClock = CatalogueClock()) {
        listState = .loading
        catalogue = nil
        self.api = api
        brake = RefreshBrake(clock: clock)
    }

    /// A model of the catalogue's films, as fresh as they are.
    public init(catalogue: CatalogueModel) {
        listState = .loading
        self.catalogue = catalogue
        api = nil
        brake = catalogue.brake
    }

    /// Loads the films unless they are there.
    public func getData() async {
        guard listState == .loading, let api else { return }
        do {
            listState = .loaded(films: try await api.getFilms())
        } catch {
            guard let reason = FailureReason.sentence(for: error) else { return }
            listState = .error(reason: reason)
        }
    }

    /// Loads the films anew; what is shown stays until the answer is there.
    public func refreshPulled() async {
        if let catalogue { return await catalogue.refresh() }
        guard !isListRefreshing, brake.press() == .meant else { return }
        defer { brake.ended() }
        guard let api, case .loaded = listState else { return await retryTapped() }
        isListRefreshing = true
        defer { isListRefreshing = false }
        do {
            listState = .loaded(films: try await api.getFilms())
            refreshFailure = nil
        } catch {
            refreshFailure = FailureReason.sentence(for: error) ?? refreshFailure
        }
    }

    /// Loads the films after a failure.
    public func retryTapped() async {
        if let catalogue { return await catalogue.refresh() }
        guard case .error = listState, api != nil else { return }
        listState = .loading
        await getData()
    }
}

extension MoviesViewModel: RefreshableModel {}

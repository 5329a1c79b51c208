// The model of the list of characters.

import Foundation
public import Observation
public import SwapiKit

/// Shows the catalogue's people at once, or loads a server's page by page, and refreshes them when asked.
@Observable
public final class CharactersViewModel {
    public enum LoadingState: Equatable {
        case loading
        /// Stays while a refresh or a further page is on its way, and when one fails.
        case loaded(characters: [People])
        /// There is nothing to show, for the reason given in one sentence.
        case error(reason: String)
    }

    /// What is at the end of the list.
    public typealias PageState = Paging<People>.Tail

    /// Whether the sample people are shown in place of real ones.
    public let useMockData: Bool

    /// What there is to show.
    public var state: LoadingState {
        guard let catalogue else { return listState }
        guard let reason = catalogue.emptyReason() else { return .loaded(characters: catalogue.archive.people) }
        return catalogue.isRefreshing ? .loading : .error(reason: reason)
    }

    /// What the row below the last card shows: a progress view, a way to retry, or nothing.
    public private(set) var nextPage: PageState
    public var isRefreshing: Bool { catalogue?.isRefreshing ?? isListRefreshing }
    /// Why the last refresh of a server's list failed, in one sentence, for a banner above the cards.
    public private(set) var refreshFailure: String?

    /// Where the people come from unless a server's list is shown; it has a message of its own when a refresh fails.
    @ObservationIgnored let catalogue: CatalogueModel?
    let brake: RefreshBrake
    private var listState: LoadingState
    private var isListRefreshing = false
    // Not observed as a whole: what shows only the cards must not be drawn again when the row below them changes.
    @ObservationIgnored private var paging: Paging<People>
    @ObservationIgnored private let api: (any PeopleProvider)?
    @ObservationIgnored private let hasArchive: Bool
    @ObservationIgnored private var flight: Flight?

    /// - Parameters:
    ///   - api: where people are loaded from; nil if nothing is to be loaded.
    ///   - useMockData: shows the sample people and loads nothing.
    ///   - archive: people that are shown at once. A refresh then asks for all people in one request; without them
    ///     the list comes from the API page by page.
    ///   - clock: tells how fast refreshes follow one another.
    public init(
        api: (any PeopleProvider)? = nil, useMockData: Bool = false, archive: [People] = [],
        clock: CatalogueClock = CatalogueClock()
    ) {
        self.api = useMockData ? nil : api
        self.useMockData = useMockData
        hasArchive = !useMockData && !archive.isEmpty
        paging = useMockData ? Paging(complete: People.mockData()) : hasArchive ? Paging(complete: archive) : Paging()
        listState = LoadingState(paging.content)
        nextPage = paging.tail
        catalogue = nil
        brake = RefreshBrake(clock: clock)
    }

    /// A model of the catalogue's people.
    public init(catalogue: CatalogueModel) {
        self.catalogue = catalogue
        brake = catalogue.brake
        api = nil
        useMockData = false
        hasArchive = false
        paging = Paging(complete: [])
        listState = LoadingState(paging.content)
        nextPage = paging.tail
    }

    /// Loads the first page unless something is shown; returns when it is there, or at once.
    public func getData() async {
        await send(.appeared)
    }

    /// Loads the next page; to be called whenever the last card, or the row below it, comes into view.
    ///
    /// Further calls while a page is on its way wait for that page.
    public func lastCharacterAppeared() async {
        await send(.lastAppeared)
    }

    /// Loads what failed to load: the next page, or the first one if nothing is shown.
    public func retryTapped() async {
        if let catalogue { return await catalogue.refresh() }
        await send(.retryTapped)
    }

    /// Loads the list anew; what is shown stays until the answer is there.
    public func refreshPulled() async {
        if let catalogue { return await catalogue.refresh() }
        // Who asks while a refresh is on its way waits for that.
        guard brake.press() == .meant || isListRefreshing else { return }
        await send(.refreshPulled)
        brake.ended()
    }
}

extension CharactersViewModel: RefreshableModel {}

extension CharactersViewModel {
    /// Performs what an input leads to, and waits for the request that is then on its way.
    ///
    /// The request belongs to all who wait for it: it is cancelled when the last of them is.
    private func send(_ input: Paging<People>.Input) async {
        guard api != nil else { return }
        perform(input)
        guard let flight else { return }
        flight.waiters += 1
        await withTaskCancellationHandler {
            await flight.task?.value
        } onCancel: {
            Task { @MainActor in self.stopWaiting(for: flight) }
        }
    }

    private func stopWaiting(for flight: Flight) {
        flight.waiters -= 1
        guard flight.waiters == 0, flight === self.flight else { return }
        flight.task?.cancel()
        perform(.cancelled(flight.request))
    }

    private func perform(_ input: Paging<People>.Input) {
        let actions = paging.receive(input)
        if paging.request == nil { flight = nil }
        listState = LoadingState(paging.content)
        nextPage = paging.tail
        isListRefreshing = paging.isRefreshing
        refreshFailure = paging.refreshFailure
        for action in actions {
            switch action {
            case .cancel: flight?.task?.cancel()
            case .fetch(let request): fetch(request)
            }
        }
    }

    private func fetch(_ request: Paging<People>.Request) {
        let flight = Flight(request)
        self.flight = flight
        flight.task = Task { [weak self, api, hasArchive] in
            do {
                let page = try await Self.page(for: request, from: api, all: hasArchive)
                self?.perform(.answered(request, page))
            } catch {
                let reason = FailureReason.sentence(for: error)
                self?.perform(reason.map { .failed(request, reason: $0) } ?? .cancelled(request))
            }
        }
    }

    private static func page(
        for request: Paging<People>.Request, from api: (any PeopleProvider)?, all: Bool
    ) async throws -> Paging<People>.Page {
        guard let api else { throw CancellationError() }
        guard all else {
            let page = try await api.getPeoplePage(after: request.link)
            return Paging.Page(elements: page.results, next: page.next)
        }
        let people = try await api.getAllPeople()
        // An answer with nobody in it must not empty the archive.
        guard !people.isEmpty else { throw API.Failure(.incompleteList) }
        return Paging.Page(elements: people, next: nil)
    }

    /// A request on its way, and how many wait for it.
    private final class Flight {
        let request: Paging<People>.Request
        var task: Task<Void, Never>?
        var waiters = 0

        init(_ request: Paging<People>.Request) {
            self.request = request
        }
    }
}

extension CharactersViewModel.LoadingState {
    fileprivate init(_ content: Paging<People>.Content) {
        self =
            switch content {
            case .empty: .loading
            case .loaded(let people): .loaded(characters: people)
            case .failed(let reason): .error(reason: reason)
            }
    }
}

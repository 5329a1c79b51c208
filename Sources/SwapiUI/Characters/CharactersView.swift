// The section with all characters.

import SwapiKit
public import SwiftUI

/// Shows the characters as a grid of cards, or what keeps them away.
public struct CharactersView: View {
    private let charactersViewModel: CharactersViewModel
    private let details: CharacterDetailsSource
    @State private var selected: People?

    public init(
        charactersViewModel: CharactersViewModel, details: CharacterDetailsSource = CharacterDetailsSource()
    ) {
        self.charactersViewModel = charactersViewModel
        self.details = details
    }

    public var body: some View {
        NavigationStack {
            NoticeBanner(model: charactersViewModel) { content }
                .navigationTitle("Characters")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { RefreshButton(model: charactersViewModel) }
                }
        }
        .task { await charactersViewModel.getData() }
        .sheet(item: $selected) { character in
            CharacterDetailsView(character: character, details: details)
        }
    }

    @ViewBuilder private var content: some View {
        switch charactersViewModel.state {
        case .loading:
            ProgressView("Loading characters…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let characters):
            CharactersGrid(
                characters: characters, nextPage: charactersViewModel.nextPage, model: charactersViewModel,
                selected: $selected)
        case .error(let reason):
            FailureView(title: "No characters to show", reason: reason) {
                Task { await charactersViewModel.retryTapped() }
            }
        }
    }
}

#Preview("Characters") {
    CharactersView(charactersViewModel: CharactersViewModel(useMockData: true))
}

#Preview("Characters, loading") {
    CharactersView(charactersViewModel: CharactersViewModel())
}

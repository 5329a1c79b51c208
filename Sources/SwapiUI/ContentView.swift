// The app's first view: its sections as tabs.

public import SwapiKit
public import SwiftUI

/// Switches between characters and movies.
public struct ContentView: View {
    private let charactersViewModel: CharactersViewModel
    private let moviesViewModel: MoviesViewModel
    private let details: CharacterDetailsSource
    private let catalogue: CatalogueModel?

    public init(
        charactersViewModel: CharactersViewModel, moviesViewModel: MoviesViewModel = MoviesViewModel(films: []),
        details: CharacterDetailsSource = CharacterDetailsSource()
    ) {
        self.charactersViewModel = charactersViewModel
        self.moviesViewModel = moviesViewModel
        self.details = details
        catalogue = nil
    }

    /// Shows what the catalogue has, and keeps it fresh while the view is there.
    ///
    /// - Parameter api: asked for details that the catalogue doesn't have.
    public init(catalogue: CatalogueModel, api: (any DetailsProvider)? = nil) {
        charactersViewModel = CharactersViewModel(catalogue: catalogue)
        moviesViewModel = MoviesViewModel(catalogue: catalogue)
        details = CharacterDetailsSource(catalogue: catalogue, api: api)
        self.catalogue = catalogue
    }

    public var body: some View {
        TabView {
            CharactersView(charactersViewModel: charactersViewModel, details: details)
                .tabItem { Label("Characters", systemImage: "person.2") }
            MoviesView(moviesViewModel: moviesViewModel)
                .tabItem { Label("Films", systemImage: "film") }
        }
        .tint(Palette.accent)
        .task { await catalogue?.refreshDaily() }
    }
}

#Preview("Content") {
    ContentView(charactersViewModel: CharactersViewModel(useMockData: true))
}

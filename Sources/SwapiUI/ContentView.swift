// The app's first view: its sections as tabs.

public import SwapiKit
public import SwiftUI

/// Switches between characters and movies.
public struct ContentView: View {
    private let charactersViewModel: CharactersViewModel
    private let films: [Film]
    private let details: CharacterDetailsSource

    public init(
        charactersViewModel: CharactersViewModel, films: [Film] = [],
        details: CharacterDetailsSource = CharacterDetailsSource()
    ) {
        self.charactersViewModel = charactersViewModel
        self.films = films
        self.details = details
    }

    public var body: some View {
        TabView {
            CharactersView(charactersViewModel: charactersViewModel, details: details)
                .tabItem { Label("Characters", systemImage: "person.2") }
            MoviesView(films: films)
                .tabItem { Label("Movies", systemImage: "film") }
        }
        .tint(Palette.accent)
    }
}

#Preview("Content") {
    ContentView(charactersViewModel: CharactersViewModel(useMockData: true))
}

// The section with the six films.

public import SwapiKit
public import SwiftUI

/// Lists the films in the order of their release.
public struct MoviesView: View {
    private let films: [Film]

    public init(films: [Film]) {
        self.films = films
    }

    public var body: some View {
        NavigationStack {
            GeometryReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 12) {
                        ForEach(films) { film in
                            FilmRow(film: film)
                        }
                    }
                    .frame(maxWidth: 720)
                    .padding(.horizontal, Metrics.pageMargin(width: proxy.size.width))
                    .padding(.bottom, 20)
                }
            }
            .navigationTitle("Movies")
        }
    }
}

#Preview("Movies") {
    MoviesView(films: (try? Archive())?.films ?? [])
}

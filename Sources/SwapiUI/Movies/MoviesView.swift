// The section with the six films.

public import SwapiKit
public import SwiftUI

/// Lists the films in the order of their release.
public struct MoviesView: View {
    private let known: [Film]
    private let catalogue: CatalogueModel?

    /// - Parameter catalogue: whose films are shown in place of the others, as fresh as they are.
    public init(films: [Film], catalogue: CatalogueModel? = nil) {
        known = films
        self.catalogue = catalogue
    }

    private var films: [Film] { catalogue?.archive.films ?? known }

    public var body: some View {
        NavigationStack {
            NoticeBanner(catalogue: catalogue) {
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
            }
            .navigationTitle("Movies")
        }
    }
}

#Preview("Movies") {
    MoviesView(films: (try? Archive())?.films ?? [])
}

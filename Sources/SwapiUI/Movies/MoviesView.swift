// The section with the six films.

import SwapiKit
public import SwiftUI

/// Lists the films in the order of their release, or says what keeps them away.
public struct MoviesView: View {
    private let moviesViewModel: MoviesViewModel
    /// Wide enough for a title on one line, however large the text is.
    @ScaledMetric(relativeTo: .headline) private var rowWidth: CGFloat = 340

    public init(moviesViewModel: MoviesViewModel) {
        self.moviesViewModel = moviesViewModel
    }

    public var body: some View {
        NavigationStack {
            NoticeBanner(model: moviesViewModel) { content }
                .navigationTitle("Films")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        if moviesViewModel.canRefresh { RefreshButton(model: moviesViewModel) }
                    }
                }
        }
        .task { await moviesViewModel.getData() }
    }

    @ViewBuilder private var content: some View {
        switch moviesViewModel.state {
        case .loading:
            ProgressView("Loading films…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let films):
            if moviesViewModel.canRefresh {
                list(films).refreshable { await moviesViewModel.refreshPulled() }
            } else {
                list(films)
            }
        case .error(let reason):
            FailureView(title: "No films to show", reason: reason) {
                Task { await moviesViewModel.retryTapped() }
            }
        }
    }

    private func columns(width: CGFloat) -> [GridItem] {
        [GridItem(.adaptive(minimum: min(rowWidth, width)), spacing: 12, alignment: .top)]
    }

    private func list(_ films: [Film]) -> some View {
        GeometryReader { proxy in
            let margin = Metrics.pageMargin(width: proxy.size.width)
            ScrollView {
                LazyVGrid(columns: columns(width: proxy.size.width - 2 * margin), spacing: 12) {
                    ForEach(films) { film in
                        FilmRow(film: film)
                    }
                }
                .padding(.horizontal, margin)
                .padding(.bottom, 20)
            }
        }
    }
}

#Preview("Films") {
    MoviesView(moviesViewModel: MoviesViewModel(films: (try? Archive())?.films ?? []))
}

// The characters' cards.

import SwapiKit
import SwiftUI

/// Cards in as many columns as fit, and below them what happens to the next page.
struct CharactersGrid: View {
    let characters: [People]
    let nextPage: CharactersViewModel.PageState
    let model: CharactersViewModel
    @Binding var selected: People?
    /// The character at the top, where the list is found again after a restart.
    @SceneStorage("characters.top") private var top: String?

    /// What cards have for their names at the usual size of text; it grows with the text, so that long ones still fit.
    private static let usualNameRoom: CGFloat = 16
    @ScaledMetric(relativeTo: .caption) private var nameRoom = usualNameRoom

    private var columns: [GridItem] {
        let width = Metrics.cardWidth - Self.usualNameRoom + nameRoom
        return [GridItem(.adaptive(minimum: width), spacing: Metrics.cardGap, alignment: .top)]
    }

    var body: some View {
        GeometryReader { proxy in
            ScrollView {
                VStack(spacing: Metrics.cardLineGap) {
                    grid
                    if let catalogue = model.catalogue {
                        Text(catalogue.originSentence())
                            .font(.footnote)
                            .foregroundStyle(Palette.secondaryText)
                    }
                    PageFooter(state: nextPage) { Task { await model.retryTapped() } }
                }
                .padding(.horizontal, Metrics.pageMargin(width: proxy.size.width))
                .padding(.bottom, Metrics.cardLineGap)
            }
            .scrollPosition(id: $top, anchor: .top)
            .refreshable { await model.refreshPulled() }
        }
    }

    private var grid: some View {
        LazyVGrid(columns: columns, spacing: Metrics.cardLineGap) {
            ForEach(characters) { character in
                CharacterCard(
                    character: character, wantsMore: nextPage == .idle && character.id == characters.last?.id,
                    model: model, selected: $selected)
            }
        }
        .scrollTargetLayout()
    }
}

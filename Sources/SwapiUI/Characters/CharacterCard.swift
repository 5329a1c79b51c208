// A card that can be pressed.

import SwapiKit
import SwiftUI

/// Opens the character's sheet, and asks for the next page where the list ends with it.
struct CharacterCard: View {
    let character: People
    /// Whether the list ends with this card and might go on.
    let wantsMore: Bool
    let model: CharactersViewModel
    @Binding var selected: People?

    var body: some View {
        Button {
            selected = character
        } label: {
            CharacterView(character: character)
        }
        .buttonStyle(CardButtonStyle())
        .onAppear(perform: loadMore)
        // A refresh may make a card the last one that has appeared long ago.
        .onChange(of: wantsMore, loadMore)
    }

    private func loadMore() {
        guard wantsMore else { return }
        Task { await model.lastCharacterAppeared() }
    }
}

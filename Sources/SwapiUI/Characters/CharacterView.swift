// A character's card.

public import SwapiKit
public import SwiftUI

/// The character's picture with the name on a translucent bar.
public struct CharacterView: View {
    private let character: People

    public init(character: People) {
        self.character = character
    }

    public var body: some View {
        RecordPicture(of: character)
            .overlay(alignment: .bottom) { nameBar }
            .background(Palette.card)
            .clipShape(RoundedRectangle(cornerRadius: Metrics.cardRadius))
            .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
    }

    private var nameBar: some View {
        Text(character.shownName)
            .font(.caption)
            .bold()
            .foregroundStyle(Palette.primaryText)
            .multilineTextAlignment(.center)
            .lineLimit(2)
            .frame(maxWidth: .infinity)
            .padding(.horizontal, 12)
            .padding(.vertical, 10)
            .background(.ultraThinMaterial)
    }
}

#Preview("Character", traits: .fixedLayout(width: 200, height: 260)) {
    CharacterView(character: People.mockData()[0])
        .frame(width: Metrics.cardWidth)
}

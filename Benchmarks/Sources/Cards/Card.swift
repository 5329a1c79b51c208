import SwiftUI

/// One card of the screen.
struct Card: Identifiable {
    let id: Int
    let name: String
    var taps = 0

    static let all = (0..<Options.current.count).map { Card(id: $0, name: "Card \($0 + 1)") }
}

/// How many pictures `make-pictures` makes: the cards take them in turn.
private let pictureCount = 82

/// The look of a card, the same in each of the peers: a picture, a caption, rounded corners.
struct CardFace: View {
    let card: Card
    let taps: Int

    var body: some View {
        VStack(spacing: 6) {
            Image(String(card.id % pictureCount), bundle: Options.current.pictures)
                .resizable()
                .scaledToFill()
                .frame(width: 160, height: 160)
                .clipped()
            Text(taps == 0 ? card.name : "\(card.name) (\(taps))")
        }
        .padding(8)
        .background(Color.gray.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

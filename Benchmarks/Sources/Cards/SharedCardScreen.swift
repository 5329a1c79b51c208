import SwiftUI

/// Cards whose taps are counted in an array of the screen.
struct SharedCardScreen: View {
    @State private var cards = Card.all

    var body: some View {
        let _ = Evaluations.count()
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach($cards) { BoundCard(card: $0) }
            }
        }
    }
}

private struct BoundCard: View {
    @Binding var card: Card

    var body: some View {
        let _ = Evaluations.count()
        Button {
            card.taps += 1
        } label: {
            CardFace(card: card, taps: card.taps)
        }
        .buttonStyle(.plain)
    }
}

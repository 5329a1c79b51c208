import SwiftUI

let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 4)

/// Cards that count their own taps.
struct CardScreen: View {
    var body: some View {
        let _ = Evaluations.count()
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(Card.all) { CountingCard(card: $0) }
            }
        }
        .task { if Options.current.measuresHops { await Hops.measure() } }
    }
}

private struct CountingCard: View {
    let card: Card
    @State private var taps = 0

    var body: some View {
        let _ = Evaluations.count()
        Button {
            taps += 1
        } label: {
            CardFace(card: card, taps: taps)
        }
        .buttonStyle(.plain)
    }
}

// A program for the window tests: cards that count their taps, under a parent that counts them all.

import SwiftUI

@main
struct TapSampleApp: App {
    var body: some Scene {
        WindowGroup("Tap sample") { TapGrid() }
    }
}

private struct TapGrid: View {
    @State private var total = 0

    var body: some View {
        VStack {
            Text("\(total) taps in all")
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
                    ForEach(0..<200) { number in
                        TapCard(number: number) { total += 1 }
                    }
                }
                .padding()
            }
        }
        .padding(.top)
    }
}

private struct TapCard: View {
    let number: Int
    let tapped: () -> Void
    @State private var taps = 0

    var body: some View {
        Button {
            taps += 1
            tapped()
        } label: {
            Text("Card \(number), \(taps) taps")
                .frame(maxWidth: .infinity, minHeight: 80)
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
    }
}

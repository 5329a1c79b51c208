// What is known of a character, line by line.

import SwapiKit
import SwiftUI

/// The character's facts with their names, and the films they are in.
struct CharacterFacts: View {
    let details: CharacterDetails
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(spacing: 0) {
                ForEach(details.facts(locale: locale)) { fact in
                    FactRow(fact: fact)
                    Divider()
                }
            }
            if !details.films.isEmpty {
                films
            }
        }
    }

    private var films: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Films")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(details.films, id: \.self) { title in
                Text(title)
            }
        }
    }
}

/// A fact's name on the left and its value on the right.
private struct FactRow: View {
    let fact: CharacterDetails.Fact

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(fact.name)
                .foregroundStyle(Palette.secondaryText)
            Spacer()
            Text(fact.value)
                .monospacedDigit()
                .multilineTextAlignment(.trailing)
        }
        .padding(.vertical, 8)
    }
}

// A film in the list of films.

import SwapiKit
import SwiftUI

/// The film's episode, title, director and date of release.
struct FilmRow: View {
    let film: Film

    var body: some View {
        HStack(alignment: .center, spacing: 16) {
            episode
            VStack(alignment: .leading, spacing: 4) {
                Text(film.shownName)
                    .font(.headline)
                    .lineLimit(3)
                Text("Directed by \(film.director)")
                    .font(.subheadline)
                    .lineLimit(2)
                    .foregroundStyle(Palette.secondaryText)
                if let date = film.releaseDate {
                    Text("Released \(date.formatted())")
                        .font(.subheadline)
                        .foregroundStyle(Palette.secondaryText)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(16)
        .background(Palette.card, in: RoundedRectangle(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(Palette.line) }
    }

    private var episode: some View {
        VStack(spacing: 0) {
            Text("Episode")
                .font(.caption)
                .foregroundStyle(Palette.secondaryText)
            Text(film.episode.map(Self.roman) ?? "–")
                .font(.title2)
                .fontWeight(.heavy)
        }
        .frame(minWidth: 64)
    }

    /// Episodes are numbered in Roman numerals, as on the films' posters.
    private static func roman(_ number: Int) -> String {
        let numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
        return numerals.indices.contains(number) ? numerals[number] : String(number)
    }
}

#Preview("Film", traits: .sizeThatFitsLayout) {
    if let film = (try? Archive())?.films.first {
        FilmRow(film: film)
            .padding()
    }
}

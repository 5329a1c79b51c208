// What is said of a picture to those who don't see it.

import SwapiKit

/// Describes pictures by the facts. What isn't known is left out, and nothing is inferred.
nonisolated enum PictureDescription {
    /// What is said of a record's picture.
    static func of(_ record: any Record, in archive: Archive) -> String {
        switch record {
        case let person as People: portrait(of: person, species: archive[person.species].map(\.shownName))
        case let planet as Planet: globe(of: planet)
        case let film as Film: poster(of: film)
        case let species as Species: bust(of: species)
        case let craft as any Craft: picture(of: craft)
        default: record.shownName
        }
    }

    /// Such as "Portrait of Chewbacca, a Wookie with brown hair", spelled as in the facts.
    static func portrait(of person: People, species: [String] = []) -> String {
        let kind = Phrase.list(species.map(Phrase.one))
        // "None" is an answer, which doesn't say what a helmet or a hood in the picture hides.
        let colors = person.hairColors.filter { FactText($0) != .none }
        let hair = colors.isEmpty ? "" : "with \(Phrase.list(colors)) hair"
        let more = [kind, hair].filter { !$0.isEmpty }.joined(separator: " ")
        return Phrase.joined("Portrait of \(person.shownName)", more)
    }

    /// Such as "Tatooine, an arid desert planet" or "Alderaan, a temperate planet: grasslands, mountains".
    static func globe(of planet: Planet) -> String {
        guard planet.knownName != nil else { return "An unknown planet" }
        let climate = Phrase.list(planet.climates)
        let terrains = planet.terrains.filter { !planet.climates.contains($0) }
        // One word says what sort of planet it is; several of them are a list.
        let only = terrains.count == 1 ? terrains.map(Facet.key) : []
        let noun = only.first.flatMap { Phrase.bodies.contains($0) ? $0 : "\($0) planet" } ?? "planet"
        let sort = Phrase.article([climate, noun].filter { !$0.isEmpty }.joined(separator: " "))
        let list = terrains.count > 1 ? ": \(terrains.joined(separator: ", "))" : ""
        return Phrase.joined(planet.shownName, sort + list)
    }

    /// Such as "Poster of A New Hope, episode 4".
    static func poster(of film: Film) -> String {
        Phrase.joined("Poster of \(film.shownName)", film.episode.map { "episode \($0)" } ?? "")
    }

    /// Such as "Bust of a Gungan, an amphibian species".
    static func bust(of species: Species) -> String {
        // One record has the two facts the other way round.
        let classes = [species.classification, species.designation].compactMap { fact -> String? in
            guard case .text(let text) = fact, text != "sentient" else { return nil }
            return Facet.key(text)
        }
        let sort = classes.first.map { Phrase.article("\($0) species") } ?? ""
        return Phrase.joined("Bust of \(Phrase.one(species.shownName))", sort)
    }

    /// Such as "X-wing, a starfighter"; nothing is said twice: "Sail barge, a vehicle".
    static func picture(of craft: any Craft) -> String {
        let kind = craft is Starship ? "starship" : "vehicle"
        guard case .text(let text) = craft.craftClass else { return "\(craft.shownName), \(Phrase.article(kind))" }
        let sort = Facet.key(text)
        if Facet.key(craft.name).contains(sort) { return "\(craft.shownName), \(Phrase.article(kind))" }
        // "Wheeled" is said of something.
        return "\(craft.shownName), \(Phrase.article(sort.hasSuffix("ed") ? "\(sort) \(kind)" : sort))"
    }
}

/// Puts words together.
nonisolated private enum Phrase {
    /// Terrains that are bodies themselves, which no "planet" follows.
    static let bodies: Set = ["gas giant", "airless asteroid"]

    static func joined(_ subject: String, _ more: String) -> String {
        more.isEmpty ? subject : "\(subject), \(more)"
    }

    static func article(_ words: String) -> String {
        words.first.map { "aeiou".contains($0.lowercased()) } == true ? "an \(words)" : "a \(words)"
    }

    /// One of a kind; a kind without a name of its own is "one of Yoda's species".
    static func one(_ species: String) -> String {
        species.hasSuffix("species") ? "one of \(species)" : article(species)
    }

    /// Such as "arid, rocky and windy".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }
}

// What the sheet about a character shows.

public import Foundation
public import SwapiKit

/// A person's details with their homeworld and films by name.
public nonisolated struct CharacterDetails: Equatable, Sendable {
    /// A line of the sheet, such as "Height" and "172 cm".
    public struct Fact: Identifiable, Hashable, Sendable {
        public let name: String
        public let value: String

        public var id: String { name }
    }

    public let details: People
    /// The planet's name; nil if it isn't known.
    public let homeworld: String?
    /// The names of the person's species: none, or one, from the archive.
    public let species: [String]
    /// In the order of release.
    public let films: [String]

    public init(details: People, homeworld: String?, species: [String] = [], films: [String]) {
        self.details = details
        self.homeworld = homeworld
        self.species = species
        self.films = films
    }

    /// The details that the archive has of a person, if it has any.
    public init?(of person: People, in archive: Archive) {
        guard let details = archive.details(of: person) else { return nil }
        self.init(
            details: details,
            homeworld: details.homeworld.flatMap { archive[$0]?.knownName },
            species: archive[details.species].map(\.shownName),
            films: archive[details.films].map(\.shownName))
    }

    /// The lines of the sheet, in their order; every value is there, "Unknown" if need be.
    public func facts(locale: Locale = .autoupdatingCurrent) -> [Fact] {
        [
            Fact(name: "Height", value: details.height.formatted(locale: locale)),
            Fact(name: "Mass", value: details.mass.formatted(locale: locale)),
            Fact(name: "Birth year", value: BirthYear.shown(details.facts.birthYear)),
            Fact(name: "Gender", value: details.gender.shown),
            Fact(name: "Hair", value: FactText(details.facts.hairColor).shown),
            Fact(name: "Skin", value: FactText(details.facts.skinColor).shown),
            Fact(name: "Eyes", value: FactText(details.facts.eyeColor).shown),
            Fact(name: "Homeworld", value: FactText(homeworld.map(ShownText.line)).shown),
        ]
    }
}

// The facts that records are searched and filtered by.

/// A fact in words, or a relation by the names at its other end.
public enum Field: String, CaseIterable, Codable, Sendable, Hashable {
    case gender, hairColor, skinColor, eyeColor
    case homeworld, species, films
    case director, producer
    case climate, terrain
    case classification, designation, language
    /// A starship's or a vehicle's, such as `Starfighter`.
    case craftClass
    case manufacturer
    /// Can be searched for; each craft has one of its own, so it's no facet.
    case model

    /// The facets of a kind, in the order in which a person meets the facts.
    public static func facets(of kind: Kind) -> [Field] {
        switch kind {
        case .people: [.gender, .hairColor, .skinColor, .eyeColor, .homeworld, .species, .films]
        case .films: [.director, .producer]
        case .planets: [.climate, .terrain, .films]
        case .species:
            [.classification, .designation, .skinColor, .hairColor, .eyeColor, .language, .homeworld, .films]
        case .starships, .vehicles: [.craftClass, .manufacturer, .films]
        }
    }

    /// Whether a search looks at it. A film's title would find everybody who is in it.
    var isSearched: Bool { self != .films && self != .designation }
}

// All that is known of one person.

/// A person's facts as the API writes them, and the uids of what they are linked to.
public struct PersonDetails: Codable, Identifiable, Hashable, Sendable {
    public let person: People
    /// In centimetres, such as `172`.
    public let height: String?
    /// In kilograms, such as `77` or `1,358`.
    public let mass: String?
    /// Such as `19BBY`.
    public let birthYear: String?
    public let gender: String?
    public let hairColor: String?
    public let skinColor: String?
    public let eyeColor: String?
    /// The planet's uid.
    public let homeworld: String?
    /// Uids of the films they are in.
    public let films: [String]

    public var id: String { person.uid }

    public init(
        person: People, height: String? = nil, mass: String? = nil, birthYear: String? = nil, gender: String? = nil,
        hairColor: String? = nil, skinColor: String? = nil, eyeColor: String? = nil, homeworld: String? = nil,
        films: [String] = []
    ) {
        self.person = person
        self.height = height
        self.mass = mass
        self.birthYear = birthYear
        self.gender = gender
        self.hairColor = hairColor
        self.skinColor = skinColor
        self.eyeColor = eyeColor
        self.homeworld = homeworld
        self.films = films
    }
}

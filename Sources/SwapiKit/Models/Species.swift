// One species.

/// A kind of beings, droids among them.
public struct Species: LinkedRecord {
    public static let kind = Kind.species

    public let uid: String
    public let name: String
    public let facts: Facts
    /// Nil for droids.
    public private(set) var homeworld: Reference<Planet>?
    public private(set) var people: [Reference<People>]
    public private(set) var films: [Reference<Film>]

    /// The facts as the API writes them.
    public struct Facts: Codable, Hashable, Sendable {
        public var classification: String?
        public var designation: String?
        /// In centimetres.
        public var averageHeight: String?
        /// In standard years; `indefinite` for droids.
        public var averageLifespan: String?
        public var skinColors: String?
        public var hairColors: String?
        public var eyeColors: String?
        public var language: String?

        public init(
            classification: String? = nil, designation: String? = nil, averageHeight: String? = nil,
            averageLifespan: String? = nil, skinColors: String? = nil, hairColors: String? = nil,
            eyeColors: String? = nil, language: String? = nil
        ) {
            self.classification = classification
            self.designation = designation
            self.averageHeight = averageHeight
            self.averageLifespan = averageLifespan
            self.skinColors = skinColors
            self.hairColors = hairColors
            self.eyeColors = eyeColors
            self.language = language
        }
    }

    public init(
        uid: String, name: String, facts: Facts = Facts(), homeworld: Reference<Planet>? = nil,
        people: [Reference<People>] = [], films: [Reference<Film>] = []
    ) {
        self.uid = uid
        self.name = name
        self.facts = facts
        self.homeworld = homeworld
        self.people = people
        self.films = films
    }

    public var links: [RecordID] { [homeworld].compactMap { $0?.id } + people.ids() + films.ids() }

    package mutating func add(_ links: [RecordID]) {
        homeworld = homeworld ?? links.lazy.compactMap { Reference($0) }.first
        people.add(links)
        films.add(links)
    }

    public static func all(in archive: Archive) -> [Species] { archive.species }
}

extension Species {
    public var classification: FactText { FactText(facts.classification) }
    public var designation: FactText { FactText(facts.designation) }
    /// In centimetres.
    public var averageHeight: Quantity { Quantity(facts.averageHeight, in: .centimetres) }
    /// In standard years.
    public var averageLifespan: Quantity { Quantity(facts.averageLifespan, in: .years) }
    public var skinColors: [String] { FactList.items(facts.skinColors) }
    public var hairColors: [String] { FactList.items(facts.hairColors) }
    public var eyeColors: [String] { FactList.items(facts.eyeColors) }
    public var language: FactText { FactText(facts.language) }
}

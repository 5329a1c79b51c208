// One person of the archive.

/// A character: a brief from a list of people, or all that is known of them.
public struct People: LinkedRecord {
    public static let kind = Kind.people

    /// The record's number as the API writes it; people have 1 to 83, without 17.
    public let uid: String
    public let name: String
    /// As the API writes them; each is nil in a brief.
    public let facts: Facts
    /// Planet 28 stands for "nobody knows".
    public private(set) var homeworld: Reference<Planet>?
    public private(set) var films: [Reference<Film>]
    /// None, or one; 32 people have none, and nothing follows from that.
    public private(set) var species: [Reference<Species>]
    public private(set) var starships: [Reference<Starship>]
    public private(set) var vehicles: [Reference<Vehicle>]

    /// The facts as the API writes them.
    public struct Facts: Codable, Hashable, Sendable {
        /// In centimetres, such as `172`.
        public var height: String?
        /// In kilograms, such as `77` or `1,358`.
        public var mass: String?
        /// Such as `19BBY`.
        public var birthYear: String?
        public var gender: String?
        public var hairColor: String?
        public var skinColor: String?
        public var eyeColor: String?

        public init(
            height: String? = nil, mass: String? = nil, birthYear: String? = nil, gender: String? = nil,
            hairColor: String? = nil, skinColor: String? = nil, eyeColor: String? = nil
        ) {
            self.height = height
            self.mass = mass
            self.birthYear = birthYear
            self.gender = gender
            self.hairColor = hairColor
            self.skinColor = skinColor
            self.eyeColor = eyeColor
        }
    }

    public init(
        uid: String, name: String, facts: Facts = Facts(), homeworld: Reference<Planet>? = nil,
        films: [Reference<Film>] = [], species: [Reference<Species>] = [], starships: [Reference<Starship>] = [],
        vehicles: [Reference<Vehicle>] = []
    ) {
        self.uid = uid
        self.name = name
        self.facts = facts
        self.homeworld = homeworld
        self.films = films
        self.species = species
        self.starships = starships
        self.vehicles = vehicles
    }

    /// The record's address at swapi.tech, whichever server it came from.
    public var url: String { "https://www.swapi.tech/api/people/\(uid)" }

    public var links: [RecordID] {
        [homeworld].compactMap { $0?.id } + films.ids() + species.ids() + starships.ids() + vehicles.ids()
    }

    package mutating func add(_ links: [RecordID]) {
        homeworld = homeworld ?? links.lazy.compactMap { Reference($0) }.first
        films.add(links)
        species.add(links)
        starships.add(links)
        vehicles.add(links)
    }

    public static func all(in archive: Archive) -> [People] { archive.people }
}

extension People {
    /// In centimetres.
    public var height: Quantity { Quantity(facts.height, in: .centimetres) }
    /// In kilograms.
    public var mass: Quantity { Quantity(facts.mass, in: .kilograms) }
    public var birthYear: BirthYear? { BirthYear(facts.birthYear) }
    public var gender: FactText { FactText(facts.gender) }
    public var hairColors: [String] { FactList.items(facts.hairColor) }
    public var skinColors: [String] { FactList.items(facts.skinColor) }
    public var eyeColors: [String] { FactList.items(facts.eyeColor) }
}

// One planet.

/// A planet, and who lives there.
public struct Planet: LinkedRecord {
    public static let kind = Kind.planets

    public let uid: String
    public let name: String
    public let facts: Facts
    /// Those whose homeworld it is.
    public private(set) var residents: [Reference<People>]
    public private(set) var films: [Reference<Film>]
    /// Those that come from it.
    public private(set) var species: [Reference<Species>]

    /// The facts as the API writes them.
    public struct Facts: Codable, Hashable, Sendable {
        public var climate: String?
        public var terrain: String?
        /// In standard gravities, such as `1 standard` or `0.9`.
        public var gravity: String?
        /// In kilometres; `0` if nobody knows.
        public var diameter: String?
        /// In standard hours.
        public var rotationPeriod: String?
        /// In standard days.
        public var orbitalPeriod: String?
        /// In per cent.
        public var surfaceWater: String?
        public var population: String?

        public init(
            climate: String? = nil, terrain: String? = nil, gravity: String? = nil, diameter: String? = nil,
            rotationPeriod: String? = nil, orbitalPeriod: String? = nil, surfaceWater: String? = nil,
            population: String? = nil
        ) {
            self.climate = climate
            self.terrain = terrain
            self.gravity = gravity
            self.diameter = diameter
            self.rotationPeriod = rotationPeriod
            self.orbitalPeriod = orbitalPeriod
            self.surfaceWater = surfaceWater
            self.population = population
        }
    }

    public init(
        uid: String, name: String, facts: Facts = Facts(), residents: [Reference<People>] = [],
        films: [Reference<Film>] = [], species: [Reference<Species>] = []
    ) {
        self.uid = uid
        self.name = name
        self.facts = facts
        self.residents = residents
        self.films = films
        self.species = species
    }

    /// The name, or nil for the record that stands for "nobody knows" (planet 28).
    public var knownName: String? { FactText(name) == .unknown ? nil : name }

    public var links: [RecordID] { residents.ids() + films.ids() + species.ids() }

    package mutating func add(_ links: [RecordID]) {
        residents.add(links)
        films.add(links)
        species.add(links)
    }

    public static func all(in archive: Archive) -> [Planet] { archive.planets }
}

extension Planet {
    public var climates: [String] { FactList.items(facts.climate) }
    public var terrains: [String] { FactList.items(facts.terrain) }
    /// In standard gravities.
    public var gravity: Quantity { Quantity(facts.gravity, in: .standardGravities) }
    /// In kilometres.
    public var diameter: Quantity { Quantity(facts.diameter, in: .kilometres, zeroIsUnknown: true) }
    /// In standard hours.
    public var rotationPeriod: Quantity { Quantity(facts.rotationPeriod, in: .hours, zeroIsUnknown: true) }
    /// In standard days.
    public var orbitalPeriod: Quantity { Quantity(facts.orbitalPeriod, in: .days, zeroIsUnknown: true) }
    /// In per cent of the surface.
    public var surfaceWater: Quantity { Quantity(facts.surfaceWater, in: .percent) }
    public var population: Quantity { Quantity(facts.population, in: .count) }
}

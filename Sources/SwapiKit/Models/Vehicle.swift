// One vehicle.

/// A craft that stays on or near a planet.
public struct Vehicle: LinkedRecord, Craft {
    public static let kind = Kind.vehicles

    public let uid: String
    public let name: String
    public let build: CraftFacts
    public let facts: Facts
    public private(set) var pilots: [Reference<People>]
    public private(set) var films: [Reference<Film>]

    /// The fact that starships don't have, as the API writes it.
    public struct Facts: Codable, Hashable, Sendable {
        public var vehicleClass: String?

        public init(vehicleClass: String? = nil) {
            self.vehicleClass = vehicleClass
        }
    }

    public init(
        uid: String, name: String, build: CraftFacts = CraftFacts(), facts: Facts = Facts(),
        pilots: [Reference<People>] = [], films: [Reference<Film>] = []
    ) {
        self.uid = uid
        self.name = name
        self.build = build
        self.facts = facts
        self.pilots = pilots
        self.films = films
    }

    public var craftClass: FactText { FactText(facts.vehicleClass) }

    public var links: [RecordID] { pilots.ids() + films.ids() }

    package mutating func add(_ links: [RecordID]) {
        pilots.add(links)
        films.add(links)
    }

    public static func all(in archive: Archive) -> [Vehicle] { archive.vehicles }
}

// One starship.

/// A craft that can travel between stars.
public struct Starship: LinkedRecord, Craft {
    public static let kind = Kind.starships

    public let uid: String
    public let name: String
    public let build: CraftFacts
    public let facts: Facts
    public private(set) var pilots: [Reference<People>]
    public private(set) var films: [Reference<Film>]

    /// The facts that vehicles don't have, as the API writes them.
    public struct Facts: Codable, Hashable, Sendable {
        public var starshipClass: String?
        /// The smaller, the faster.
        public var hyperdriveRating: String?
        /// The most megalights in a standard hour.
        public var megalights: String?

        public init(starshipClass: String? = nil, hyperdriveRating: String? = nil, megalights: String? = nil) {
            self.starshipClass = starshipClass
            self.hyperdriveRating = hyperdriveRating
            self.megalights = megalights
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

    public var links: [RecordID] { pilots.ids() + films.ids() }

    package mutating func add(_ links: [RecordID]) {
        pilots.add(links)
        films.add(links)
    }

    public static func all(in archive: Archive) -> [Starship] { archive.starships }
}

extension Starship {
    public var craftClass: FactText { FactText(facts.starshipClass) }
    /// The smaller, the faster.
    public var hyperdriveRating: Quantity { Quantity(facts.hyperdriveRating, in: .rating) }
    /// In megalights an hour.
    public var megalights: Quantity { Quantity(facts.megalights, in: .megalights) }
}

// One of the six films.

/// A film. Uids run in the order of release, episodes in the order of the story.
public struct Film: LinkedRecord {
    public static let kind = Kind.films

    public let uid: String
    public let title: String
    /// The episode's number in the story, 4 for the first film; nil if the record has none.
    public let episode: Int?
    public let director: String
    /// As the API writes it: names with commas between them.
    public let producer: String
    public let releaseDate: CalendarDate?
    public private(set) var characters: [Reference<People>]
    public private(set) var planets: [Reference<Planet>]
    public private(set) var species: [Reference<Species>]
    public private(set) var starships: [Reference<Starship>]
    public private(set) var vehicles: [Reference<Vehicle>]

    public init(
        uid: String, title: String, episode: Int? = nil, director: String = "", producer: String = "",
        releaseDate: CalendarDate? = nil, characters: [Reference<People>] = [], planets: [Reference<Planet>] = [],
        species: [Reference<Species>] = [], starships: [Reference<Starship>] = [], vehicles: [Reference<Vehicle>] = []
    ) {
        self.uid = uid
        self.title = title
        self.episode = episode
        self.director = director
        self.producer = producer
        self.releaseDate = releaseDate
        self.characters = characters
        self.planets = planets
        self.species = species
        self.starships = starships
        self.vehicles = vehicles
    }

    public var name: String { title }
    public var producers: [String] { FactList.items(producer) }

    public var links: [RecordID] {
        characters.ids() + planets.ids() + species.ids() + starships.ids() + vehicles.ids()
    }

    package mutating func add(_ links: [RecordID]) {
        characters.add(links)
        planets.add(links)
        species.add(links)
        starships.add(links)
        vehicles.add(links)
    }

    public static func all(in archive: Archive) -> [Film] { archive.films }
}

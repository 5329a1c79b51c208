// An archive of facts: all six kinds with no network.

public import Foundation

/// The facts that come with the app, or that a refresh found, held as values.
///
/// Both directions of every relation are there, whichever of them the source had: who has a homeworld is one of its
/// residents.
public struct Archive: Hashable, Sendable {
    /// All people, by uid; likewise the other kinds.
    public let people: [People]
    public let films: [Film]
    public let planets: [Planet]
    public let species: [Species]
    public let starships: [Starship]
    public let vehicles: [Vehicle]
    /// Where each record is among those of its kind.
    private let places: [RecordID: Int]

    /// The day from which the facts are that come with the app.
    public static let day = CalendarDate(year: 2026, month: 9, day: 29)!

    /// Reads the archive that comes with the app.
    public init() throws(Failure) {
        guard let file = Bundle.module.url(forResource: "archive", withExtension: "json") else {
            throw .missing
        }
        try self.init(contentsOf: file)
    }

    /// Reads an archive file.
    public init(contentsOf file: URL) throws(Failure) {
        do {
            self = try JSONDecoder().decode(ArchiveFile.self, from: Data(contentsOf: file)).archive
        } catch let cause as DecodingError {
            throw .malformed(cause: cause)
        } catch {
            throw .unreadable(cause: error)
        }
    }

    /// An archive of these records, in the order of their numbers; of those with the same number the first counts.
    public init(
        people: [People] = [], films: [Film] = [], planets: [Planet] = [], species: [Species] = [],
        starships: [Starship] = [], vehicles: [Vehicle] = []
    ) {
        var mirrors = Mirrors()
        mirrors.add(people)
        mirrors.add(films)
        mirrors.add(planets)
        mirrors.add(species)
        mirrors.add(starships)
        mirrors.add(vehicles)
        self.people = mirrors.completed(people)
        self.films = mirrors.completed(films)
        self.planets = mirrors.completed(planets)
        self.species = mirrors.completed(species)
        self.starships = mirrors.completed(starships)
        self.vehicles = mirrors.completed(vehicles)
        places = mirrors.places
    }

    /// How many records there are of all kinds.
    public var count: Int { places.count }

    public func count(of kind: Kind) -> Int { records(of: kind).count }

    /// All records of a kind, by number.
    public func records(of kind: Kind) -> [any Record] {
        switch kind {
        case .people: people
        case .films: films
        case .planets: planets
        case .species: species
        case .starships: starships
        case .vehicles: vehicles
        }
    }

    /// The record that a link leads to; nil if the archive doesn't have it.
    public subscript<Target: Record>(reference: Reference<Target>) -> Target? {
        places[reference.id].map { Target.all(in: self)[$0] }
    }

    /// The records that links lead to, in their order, without those that the archive doesn't have.
    public subscript<Target: Record>(references: [Reference<Target>]) -> [Target] {
        references.compactMap { self[$0] }
    }

    /// The record with this identifier, whatever its kind.
    public subscript(id: RecordID) -> (any Record)? {
        switch id.kind {
        case .people: self[Reference<People>(uid: id.uid)]
        case .films: self[Reference<Film>(uid: id.uid)]
        case .planets: self[Reference<Planet>(uid: id.uid)]
        case .species: self[Reference<Species>(uid: id.uid)]
        case .starships: self[Reference<Starship>(uid: id.uid)]
        case .vehicles: self[Reference<Vehicle>(uid: id.uid)]
        }
    }

    /// All that is known of a person; nil if the archive doesn't have them.
    ///
    /// The name has to agree too: another server may give the number to somebody else.
    public func details(of person: People) -> People? {
        guard let details = self[person.reference], details.name == person.name else { return nil }
        return details
    }
}

extension Archive: CustomStringConvertible {
    /// Such as `82 people, 6 films, …`: what a developer wants to see of it.
    public var description: String {
        Kind.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    }
}

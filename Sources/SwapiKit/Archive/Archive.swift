// An archive of facts: people, films and planets with no network.

public import Foundation

/// The facts that come with the app, or that a refresh found, held as values.
public struct Archive: Hashable, Sendable {
    /// All people, by uid.
    public let people: [People]
    /// The six films, by uid.
    public let films: [Film]
    /// All planets, by uid.
    public let planets: [Planet]
    private let detailsByUID: [String: PersonDetails]

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
        let contents: ArchiveFile
        do {
            contents = try JSONDecoder().decode(ArchiveFile.self, from: Data(contentsOf: file))
        } catch let cause as DecodingError {
            throw .malformed(cause: cause)
        } catch {
            throw .unreadable(cause: error)
        }
        self.init(
            people: contents.people.map(\.details), films: contents.films.map(\.film),
            planets: contents.planets.map(\.planet))
    }

    /// An archive of these records, in the order of their numbers; of those with the same number the first counts.
    public init(people: [PersonDetails], films: [Film], planets: [Planet]) {
        let details = people.uniqued().sorted { comesFirst($0.id, $1.id) }
        self.people = details.map(\.person)
        detailsByUID = Dictionary(uniqueKeysWithValues: details.map { ($0.id, $0) })
        self.films = films.uniqued().sorted { comesFirst($0.uid, $1.uid) }
        self.planets = planets.uniqued().sorted { comesFirst($0.uid, $1.uid) }
    }

    /// Everybody's details, in the order of their numbers.
    var details: [PersonDetails] { people.compactMap { detailsByUID[$0.uid] } }

    /// All that is known of a person; nil if the archive doesn't have them.
    ///
    /// The name has to agree too: another server may give the number to somebody else.
    public func details(of person: People) -> PersonDetails? {
        guard let details = detailsByUID[person.uid], details.person.name == person.name else { return nil }
        return details
    }

    public func planet(uid: String) -> Planet? {
        planets.first { $0.uid == uid }
    }
}

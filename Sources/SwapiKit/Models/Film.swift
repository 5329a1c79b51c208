// One of the six films.

/// A film. Uids run in the order of release, episodes in the order of the story.
public struct Film: Codable, Identifiable, Hashable, Sendable {
    public let uid: String
    public let title: String
    /// The episode's number in the story, 4 for the first film; nil if the record has none.
    public let episode: Int?
    public let director: String
    public let producer: String
    public let releaseDate: CalendarDate?
    /// Uids of the people in it.
    public let characters: [String]

    public var id: String { uid }

    public init(
        uid: String, title: String, episode: Int?, director: String, producer: String, releaseDate: CalendarDate?,
        characters: [String]
    ) {
        self.uid = uid
        self.title = title
        self.episode = episode
        self.director = director
        self.producer = producer
        self.releaseDate = releaseDate
        self.characters = characters
    }
}

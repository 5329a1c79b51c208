// A record that a search found.

/// A record that a search found, and where.
public struct SearchHit: Hashable, Sendable, Identifiable {
    public let id: RecordID
    /// The name, or a film's title.
    public let name: String
    public let match: Match

    /// Where the words were found.
    public enum Match: Hashable, Sendable {
        case name
        /// In this fact, whose words are as the source has them.
        case fact(Field, String)
    }

    public init(id: RecordID, name: String, match: Match) {
        self.id = id
        self.name = name
        self.match = match
    }

    public var kind: Kind { id.kind }
    public var uid: String { id.uid }
}

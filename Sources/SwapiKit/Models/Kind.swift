// What the archive has records of.

/// A kind of record. Its raw value is the kind's path at swapi.tech and its name in files.
public enum Kind: String, CaseIterable, Codable, Sendable, Comparable {
    case people, films, planets, species, starships, vehicles

    /// In the order in which the API's root lists them for people to read: `people` first.
    public static func < (one: Kind, other: Kind) -> Bool {
        one.place < other.place
    }

    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

// One person of the archive, as the lists of swapi.tech name them.

/// A character: the brief that a list of people holds.
public struct People: Codable, Identifiable, Hashable, Sendable {
    /// The record's number as the API writes it; people have 1 to 83, without 17.
    public let uid: String
    public let name: String
    /// The record's address at swapi.tech, whichever server it came from.
    public let url: String

    public var id: String { uid }

    public init(uid: String, name: String, url: String) {
        self.uid = uid
        self.name = name
        self.url = url
    }

    /// Reads both shapes a list may have: a brief, or a whole document with `properties` (`?expanded=true`).
    public init(from decoder: any Decoder) throws {
        let document = try decoder.container(keyedBy: CodingKeys.self)
        let facts = try? document.nestedContainer(keyedBy: CodingKeys.self, forKey: .properties)
        uid = try document.decodeText(forKey: .uid)
        name = try (facts ?? document).decode(String.self, forKey: .name)
        url = (try? (facts ?? document).decode(String.self, forKey: .url)) ?? People.address(uid: uid)
    }

    public func encode(to encoder: any Encoder) throws {
        var document = encoder.container(keyedBy: CodingKeys.self)
        try document.encode(uid, forKey: .uid)
        try document.encode(name, forKey: .name)
        try document.encode(url, forKey: .url)
    }

    /// The address that swapi.tech gives the person with this uid.
    static func address(uid: String) -> String {
        "https://www.swapi.tech/api/people/\(uid)"
    }

    private enum CodingKeys: String, CodingKey {
        case uid, name, url, properties
    }
}

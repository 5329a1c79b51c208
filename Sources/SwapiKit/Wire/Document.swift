// A record as the API sends it.

/// A record that can be read from the API's answers: each of the six kinds.
public protocol WireRecord: Record {
    /// The key of the name among the properties.
    static var nameKey: String { get }

    init(uid: String, name: String, properties: Properties)
}

extension WireRecord {
    public static var nameKey: String { "name" }
}

/// A whole document with its facts under `properties`, or a brief with a name alone. Only the uid and the name have to be
/// there.
package struct Document<Content: WireRecord>: Decodable {
    package let record: Content

    package init(from decoder: any Decoder) throws {
        let document = try decoder.container(keyedBy: CodingKeys.self)
        let properties =
            if document.contains(.properties) {
                try document.decode(Properties.self, forKey: .properties)
            } else {
                try Properties(from: decoder)
            }
        guard let name = properties.text(Content.nameKey) else {
            throw DecodingError.keyNotFound(
                CodingKeys.properties,
                .init(codingPath: decoder.codingPath, debugDescription: "a record without \(Content.nameKey)"))
        }
        record = Content(uid: try document.decodeText(forKey: .uid), name: name, properties: properties)
    }

    private enum CodingKeys: String, CodingKey { case uid, properties }
}

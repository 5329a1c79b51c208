// What a record is known by, whichever server it came from.

/// A record's kind and its number. Two addresses of the same record, with or without `www`, `https` or a slash at the
/// end, are one identifier; hence addresses are never compared.
public struct RecordID: Hashable, Codable, Sendable {
    public let kind: Kind
    /// The number as the API writes it: digits, without zeros in front.
    public let uid: String

    public init(kind: Kind, uid: String) {
        self.kind = kind
        self.uid = uid
    }

    /// The record that a link such as `https://www.swapi.tech/api/films/1` leads to; nil for one that leads to none,
    /// such as `…/planets/null`.
    public init?(link: String) {
        let path = link.prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: "/").suffix(2)
        guard parts.count == 2, let kind = parts.first.flatMap({ Kind(rawValue: $0.lowercased()) }),
            let uid = parts.last, !uid.isEmpty, uid.allSatisfy({ "0"..."9" ~= $0 })
        else { return nil }
        self.init(kind: kind, uid: String(uid))
    }
}

extension RecordID: Comparable {
    /// By kind, then by number.
    public static func < (one: RecordID, other: RecordID) -> Bool {
        one.kind == other.kind ? comesFirst(one.uid, other.uid) : one.kind < other.kind
    }
}

extension RecordID: CustomStringConvertible {
    /// Such as `films/1`.
    public var description: String { "\(kind.rawValue)/\(uid)" }
}

// A link whose end the compiler knows.

/// A link to a record of one kind. In files it is the uid alone.
public struct Reference<Target: Record>: Hashable, Sendable {
    public let uid: String

    public init(uid: String) {
        self.uid = uid
    }

    /// Nil for an identifier of another kind.
    public init?(_ id: RecordID) {
        guard id.kind == Target.kind else { return nil }
        uid = id.uid
    }

    public var id: RecordID { RecordID(kind: Target.kind, uid: uid) }
}

extension Reference: Comparable {
    public static func < (one: Reference, other: Reference) -> Bool { comesFirst(one.uid, other.uid) }
}

extension Reference: Codable {
    public init(from decoder: any Decoder) throws {
        uid = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uid)
    }
}

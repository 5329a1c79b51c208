// What all six kinds have in common.

/// A record of the archive.
public protocol Record: Codable, Hashable, Identifiable, Sendable where ID == String {
    static var kind: Kind { get }
    /// The record's number as the API writes it.
    var uid: String { get }
    /// The name, or a film's title.
    var name: String { get }
    /// Everything that the record is linked to, in the order of its relations; nothing twice.
    var links: [RecordID] { get }

    /// All records of this kind in an archive, by number.
    static func all(in archive: Archive) -> [Self]
}

extension Record {
    public var id: String { uid }
    public var recordID: RecordID { RecordID(kind: Self.kind, uid: uid) }
    public var reference: Reference<Self> { Reference(uid: uid) }
}

/// A record to which links can be added.
package protocol LinkedRecord: Record {
    /// Adds a link to a record of another kind, unless it is there or the kinds have no relation.
    mutating func add(_ link: RecordID)
}

extension Array {
    /// Adds a reference to the record, if it is one of this kind and not there yet, in the order of numbers.
    mutating func add<Target>(_ link: RecordID) where Element == Reference<Target> {
        guard let reference = Reference<Target>(link), !contains(reference) else { return }
        insert(reference, at: firstIndex { reference < $0 } ?? endIndex)
    }

    func ids<Target>() -> [RecordID] where Element == Reference<Target> {
        map(\.id)
    }
}

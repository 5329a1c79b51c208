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
    /// Adds links to records of other kinds, unless they are there or the kinds have no relation.
    mutating func add(_ links: [RecordID])
}

extension Array {
    /// Adds references to those records that are of this kind and not there yet, in the order of numbers.
    mutating func add<Target>(_ links: [RecordID]) where Element == Reference<Target> {
        let candidates = links.compactMap { Reference<Target>($0) }
        guard !candidates.isEmpty else { return }
        // At once: one by one would take a server's hundred thousand links longer than anybody waits.
        let new = Set(candidates).subtracting(self)
        if !new.isEmpty { self = (self + new).sorted() }
    }

    func ids<Target>() -> [RecordID] where Element == Reference<Target> {
        map(\.id)
    }
}

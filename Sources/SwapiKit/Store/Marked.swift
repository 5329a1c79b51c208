// Records that mean something to a person.

public import Foundation

/// A favourite, or a record that was looked at.
public struct Marked: Hashable, Sendable {
    public let id: RecordID
    /// When it became a favourite, or was looked at last.
    public let date: Date

    public init(id: RecordID, date: Date) {
        self.id = id
        self.date = date
    }
}

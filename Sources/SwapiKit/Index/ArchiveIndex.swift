// Searches and queries over all records.

import Foundation

/// Finds, filters, sorts and counts the records of an archive, in an SQLite database in memory.
///
/// The database is made by the first question, off the main actor and on a queue of its own: 25 ms for 260 records. So
/// the archive that comes with the app and a refresh are searched alike, and what is found is always of the facts that are
/// shown. Every method throws `SQLiteError` if there is no memory left, and nothing else.
public actor ArchiveIndex {
    private let archive: Archive
    private let executor = QueueExecutor(label: "SwapiKit.ArchiveIndex")
    private var database: Connection?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    public init(_ archive: Archive) {
        self.archive = archive
    }

    /// Makes the database now, so that the first question needn't wait for it.
    public func prepare() throws {
        _ = try connection
    }

    var connection: Connection {
        get throws {
            if let database { return database }
            let new = try Connection()
            try IndexTables.fill(new, with: archive)
            database = new
            return new
        }
    }
}

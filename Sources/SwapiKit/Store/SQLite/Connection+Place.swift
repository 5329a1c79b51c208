// Whether a database is still where it was opened.

import Foundation

#if canImport(SQLite3)
    import SQLite3
#else
    import CSQLite
#endif

extension Connection {
    /// Remembers which files were opened, for `isInPlace`.
    func keepPlace(of file: URL) throws(SQLiteError) {
        places = [file.path, file.path + "-wal"].map { ($0, FileIdentity($0)) }
        guard places[0].identity != nil else {
            throw SQLiteError(code: SQLITE_CANTOPEN, message: "the file was removed meanwhile")
        }
    }

    /// Whether the files that are open are still those at their paths; so are those of a database in memory, which has none.
    var isInPlace: Bool { places.allSatisfy { FileIdentity($0.path) == $0.identity } }
}

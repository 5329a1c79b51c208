// Favourites and recently viewed records in the database.

import Foundation

extension Connection {
    /// How many records are remembered as recently viewed.
    static let mostViews = 50

    /// The latest first.
    func favourites() throws -> [Marked] {
        try rows("SELECT kind, uid, added FROM favourites ORDER BY added DESC, kind, uid", read: Self.mark)
            .compactMap(\.self)
    }

    /// - Parameter date: nil takes the favourite away; one that is there already keeps its date.
    func setFavourite(_ id: RecordID, _ date: Date?) throws {
        let (kind, uid) = (SQLiteValue.text(id.kind.rawValue), SQLiteValue.text(id.uid))
        if let date {
            try run(
                "INSERT OR IGNORE INTO favourites (kind, uid, added) VALUES (?1, ?2, ?3)", kind, uid, .real(date.stored)
            )
        } else {
            try run("DELETE FROM favourites WHERE kind = ?1 AND uid = ?2", kind, uid)
        }
    }

    /// The latest first, in the order in which they were viewed, whatever the clock said.
    func views() throws -> [Marked] {
        try rows("SELECT kind, uid, viewed FROM views ORDER BY place DESC", read: Self.mark).compactMap(\.self)
    }

    func addView(_ id: RecordID, _ date: Date) throws {
        let (kind, uid) = (SQLiteValue.text(id.kind.rawValue), SQLiteValue.text(id.uid))
        try run(
            """
            INSERT OR REPLACE INTO views (place, kind, uid, viewed)
            VALUES ((SELECT coalesce(max(place), 0) + 1 FROM views), ?1, ?2, ?3)
            """, kind, uid, .real(date.stored))
        try run(
            """
            DELETE FROM views WHERE place NOT IN (SELECT place FROM views ORDER BY place DESC LIMIT ?1)
            """, .integer(Self.mostViews))
    }

    // MARK: What a damaged database still has

    /// The favourites on either side of a damage, in no order.
    var readableFavourites: [Marked] {
        readableRows("SELECT kind, uid, added FROM favourites ORDER BY kind, uid", read: Self.mark)
            + readableRows("SELECT kind, uid, added FROM favourites ORDER BY kind DESC, uid DESC", read: Self.mark)
    }

    /// The views up to a damage, the earliest first.
    var readableViews: [Marked] {
        readableRows("SELECT kind, uid, viewed FROM views ORDER BY place", read: Self.mark)
    }

    /// The rows that come before an error, or all.
    private func readableRows(_ sql: StaticString, read: (Statement) -> Marked?) -> [Marked] {
        guard let statement = try? prepare(sql) else { return [] }
        var result: [Marked?] = []
        while (try? statement.step()) == true { result.append(read(statement)) }
        return result.compactMap(\.self)
    }

    /// Nil for a kind that this version of the app doesn't know.
    private static func mark(_ row: Statement) -> Marked? {
        Kind(rawValue: row.text(0)).map {
            Marked(id: RecordID(kind: $0, uid: row.text(1)), date: Date(stored: row.real(2)))
        }
    }
}

// The tables of archive.sqlite, and how they came to be.

/// The steps from an empty database to the tables of today. A step that was released is never changed.
package struct Migration: Sendable {
    /// The value of `PRAGMA user_version` after it.
    package let version: Int
    let sql: StaticString

    /// In the order of their versions, which count from 1.
    package static let all = [
        Migration(
            version: 1,
            sql: """
                -- Each kind of which there are records, and when they were fetched: seconds since 2001.
                CREATE TABLE kinds (
                    kind TEXT NOT NULL PRIMARY KEY,
                    fetched REAL NOT NULL
                ) WITHOUT ROWID;
                -- The record's body is JSON in the shape of the archive file: facts, and links in both directions.
                CREATE TABLE records (
                    kind TEXT NOT NULL REFERENCES kinds (kind) ON DELETE CASCADE,
                    place INTEGER NOT NULL,
                    uid TEXT NOT NULL,
                    body TEXT NOT NULL,
                    PRIMARY KEY (kind, place),
                    UNIQUE (kind, uid)
                ) WITHOUT ROWID;
                -- One row at most: until when the server wants to be left alone, in seconds since 2001.
                CREATE TABLE server (
                    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
                    retry_after REAL NOT NULL
                );
                PRAGMA user_version = 1;
                """),
        Migration(
            version: 2,
            sql: """
                -- What a person likes has no tie to records: a refresh may lack one of them for a while.
                CREATE TABLE favourites (
                    kind TEXT NOT NULL,
                    uid TEXT NOT NULL,
                    added REAL NOT NULL,
                    PRIMARY KEY (kind, uid)
                ) WITHOUT ROWID;
                CREATE TABLE views (
                    place INTEGER NOT NULL PRIMARY KEY,
                    kind TEXT NOT NULL,
                    uid TEXT NOT NULL,
                    viewed REAL NOT NULL,
                    UNIQUE (kind, uid)
                );
                PRAGMA user_version = 2;
                """),
    ]

    /// The database was made by a later version of the app.
    struct NewerVersion: Error {
        let version: Int
    }
}

extension Connection {
    package var version: Int {
        get throws { try integer("PRAGMA user_version") }
    }

    /// Takes the database from whatever version it has to the last of these.
    ///
    /// - Throws: `Migration.NewerVersion`, or `SQLiteError`; then the database is as it was.
    package func migrate(_ migrations: [Migration] = Migration.all) throws {
        let latest = migrations.last?.version ?? 0
        // Mostly there is nothing to do, and no lock to wait for.
        if try version == latest { return }
        try transaction {
            let version = try version
            if version > latest { throw Migration.NewerVersion(version: version) }
            for migration in migrations where migration.version > version { try execute(migration.sql) }
        }
    }
}

// The file of the database as it should be.

import Foundation

/// `archive.sqlite` in the data folder.
struct DatabaseFile: Sendable {
    let url: URL
    /// What all calls together wait for others; nil if each may wait for as long as `Connection.patience` says.
    let patience: Patience?

    init(folder: URL, patience: Patience? = nil) {
        url = folder.appending(path: "archive.sqlite")
        self.patience = patience
    }

    /// Opens the file as it should be.
    ///
    /// - Throws: `SQLiteError`, `Migration.NewerVersion`, or `CocoaError` if there can be no folder.
    func open() throws -> Connection {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A new file is made by one process at a time: to begin a log SQLite waits for nobody.
        let lock = size(url.path) ?? 0 == 0 ? FolderLock(folder, patience: patience ?? Patience()) : nil
        defer { lock?.unlock() }
        return try openLocked()
    }

    /// Opens it likewise; the caller sees to it that nobody else makes it meanwhile.
    func openLocked() throws -> Connection {
        // SQLite would throw the log away.
        if size(url.path) == 0, size(url.path + "-wal") ?? 0 > 0 {
            throw SQLiteError.corrupt("an empty file with a log")
        }
        // Who still has a file open that was removed alone shares the index of its log with nobody else.
        if size(url.path) == nil { try? FileManager.default.removeItem(atPath: url.path + "-shm") }
        let connection = try Connection(url, patience: patience)
        if try connection.version > Migration.all.last?.version ?? 0 {
            throw Migration.NewerVersion(version: try connection.version)
        }
        // A change that was confirmed survives the end of the power: each commit is flushed to the disk.
        try connection.execute("PRAGMA journal_mode = WAL")
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
        try connection.migrate()
        let findings = try connection.rows("PRAGMA quick_check(1)") { $0.text(0) }
        guard findings == ["ok"] else { throw SQLiteError.corrupt(findings.first ?? "no check") }
        // A database of another program may have our version by chance; this reads nothing but the tables' columns.
        _ = try connection.prepare(
            """
            SELECT r.kind, r.place, r.uid, r.body, k.kind, k.fetched, s.retry_after, f.kind, f.uid, f.added, v.place,
                v.kind, v.uid, v.viewed FROM records r, kinds k, server s, favourites f, views v
            """)
        try connection.keepPlace(of: url)
        return connection
    }

    /// In bytes; nil if there is no such file.
    func size(_ path: String) -> Int? {
        try? URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize
    }
}

// What is done when the file of the database can't be used.

import Foundation

extension DatabaseFile {
    /// A database to work with, and whether it is the file.
    struct Opened {
        /// Nil if there is not even memory for one.
        let connection: Connection?
        let isOnDisk: Bool
        /// Why it isn't the file, or why the file is a new one.
        let failure: CatalogueStoreFailure?
    }

    /// Opens the file. One that can't be used is kept under another name, and a new one made that has of it what can
    /// still be read; where that can't be done either, the database is in memory.
    func openOrReplace() -> Opened {
        do {
            return Opened(connection: try open(), isOnDisk: true, failure: nil)
        } catch let error where fault(error) == nil {
            return Opened(connection: memory(), isOnDisk: false, failure: .notSaved(cause: error))
        } catch {
            return replaced()
        }
    }

    /// Sets the file aside and makes a new one, unless another process has just done so.
    func replaced() -> Opened {
        let lock = FolderLock(url.deletingLastPathComponent(), patience: patience ?? Patience())
        defer { lock?.unlock() }
        do {
            let connection = try openLocked()
            _ = try connection.catalogue()
            return Opened(connection: connection, isOnDisk: true, failure: nil)
        } catch {
            guard let fault = fault(error) else {
                return Opened(connection: memory(), isOnDisk: false, failure: .notSaved(cause: error))
            }
            return replaced(fault)
        }
    }

    private func replaced(_ fault: CatalogueStoreFailure) -> Opened {
        let aside = AsideName.move(url, fault.reason, with: ["-wal", "-shm"])
        guard let aside, let connection = try? openLocked() else {
            return Opened(connection: memory(), isOnDisk: false, failure: fault.kept(as: aside))
        }
        salvage(from: url.deletingLastPathComponent().appending(path: aside), into: connection)
        return Opened(connection: connection, isOnDisk: true, failure: fault.kept(as: aside))
    }

    /// Opens the file, or a new one in the place of one that can't be used, and saves what could not be saved before: all
    /// of it, or nothing.
    ///
    /// - Returns: also what was wrong with a file that was set aside.
    func saved(_ changes: [StoreChange]) throws -> (Connection, CatalogueStoreFailure?) {
        var failure: CatalogueStoreFailure?
        var connection: Connection?
        do {
            connection = try open()
        } catch let error where fault(error) != nil {
            let opened = replaced()
            guard opened.isOnDisk else { throw error }
            (connection, failure) = (opened.connection, opened.failure)
        }
        guard let connection else { throw SQLiteError.corrupt("no database") }
        try connection.transaction { for change in changes { try change.apply(to: connection) } }
        return (connection, failure)
    }

    /// A database in memory with what can be read of the file.
    func memory() -> Connection? { Self.memory(with: reader(url)?.contents ?? []) }

    /// A database in memory that had these changes.
    static func memory(with changes: [StoreChange]) -> Connection? {
        guard let connection = try? Connection(), (try? connection.migrate()) != nil else { return nil }
        for change in changes { try? connection.transaction { try change.apply(to: connection) } }
        return connection
    }

    /// Takes over what a person marked, as far as it can be read.
    private func salvage(from file: URL, into connection: Connection) {
        guard let marks = reader(file)?.marks else { return }
        try? connection.transaction { for mark in marks { try mark.apply(to: connection) } }
    }

    /// A connection that changes nothing; nil if the file can't be read at all.
    private func reader(_ file: URL) -> Connection? {
        guard size(file.path) ?? 0 > 0 else { return nil }
        do {
            let connection = try Connection(file, mode: .readOnly, patience: patience)
            _ = try connection.version
            return connection
        } catch let error as SQLiteError where error.isLocked {
            // What another process is about to change is not to be read past its lock.
            return nil
        } catch {}
        // Where SQLite can't put its log's index the file alone is what there is, if no log has more.
        guard size(file.path + "-wal") ?? 0 == 0 else { return nil }
        return try? Connection(file, mode: .immutable, patience: patience)
    }

    /// What is wrong with the file itself; nil if something else is: no room, no right to write, another process.
    private func fault(_ error: any Error) -> CatalogueStoreFailure? {
        if error is Migration.NewerVersion { return .newer(aside: nil) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue || !FileManager.default.isReadableFile(atPath: url.path) {
            return .unreadable(aside: nil, cause: error)
        }
        let isDamage = (error as? SQLiteError)?.isDamage ?? (error is DecodingError)
        return isDamage ? .damaged(aside: nil, cause: error) : nil
    }
}

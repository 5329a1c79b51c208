// A connection to an SQLite database.

package import Foundation

#if canImport(SQLite3)
    import SQLite3
#else
    import CSQLite
#endif

/// An open database. Not to be shared: it lives inside one actor.
package final class Connection {
    package enum Mode {
        /// Makes the file if there is none.
        case readAndWrite
        case readOnly
        /// For a file that nothing can change, in a folder where SQLite can't put its files.
        case immutable
    }

    /// How long another process or window may write before a call gives up, in milliseconds.
    static let patience: Int32 = 5_000

    private let handle: OpaquePointer
    /// What calls wait for others; nil if each waits for as long as `patience` says.
    private var shared: Patience?
    /// The file and its log as they were when the file was opened.
    var places: [(path: String, identity: FileIdentity?)] = []

    /// A database in memory.
    package convenience init() throws(SQLiteError) {
        try self.init(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try execute("PRAGMA foreign_keys = ON")
    }

    /// - Parameter patience: what this connection and others wait together; nil if each call waits for itself.
    /// - Throws: `SQLiteError`, also for a file that is to be written and can only be read.
    package convenience init(
        _ file: URL, mode: Mode = .readAndWrite, patience: Patience? = nil
    ) throws(SQLiteError) {
        switch mode {
        case .readAndWrite:
            try self.init(name: file.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            // Without a word SQLite opens a file for reading that can't be written.
            if sqlite3_db_readonly(handle, "main") == 1 { throw SQLiteError.readOnly }
        case .readOnly:
            try self.init(name: file.path, flags: SQLITE_OPEN_READONLY)
        case .immutable:
            let name = URL(filePath: file.path).absoluteString + "?immutable=1"
            try self.init(name: name, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        }
        wait(with: patience)
        try execute("PRAGMA foreign_keys = ON")
    }

    private init(name: String, flags: Int32) throws(SQLiteError) {
        var opened: OpaquePointer?
        // One actor uses the connection: SQLite needs no lock of its own for it.
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle = opened else {
            let error = opened == nil ? SQLiteError(code: code, message: "out of memory") : SQLiteError(opened)
            sqlite3_close_v2(opened)
            throw error
        }
        self.handle = handle
    }

    deinit {
        // Who closes a database last removes its log, by its name: that may be another database's by now.
        var keepsLog: Int32 = isInPlace ? 0 : 1
        if keepsLog == 1 { sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &keepsLog) }
        sqlite3_close_v2(handle)
    }

    /// From now on waits for others with what is left of this patience; with nil each call waits for itself.
    func wait(with patience: Patience?) {
        shared = patience
        guard let patience else { return _ = sqlite3_busy_timeout(handle, Self.patience) }
        sqlite3_busy_handler(
            handle,
            { patience, _ in
                patience.map { Unmanaged<Patience>.fromOpaque($0).takeUnretainedValue().wait() } == true ? 1 : 0
            }, Unmanaged.passUnretained(patience).toOpaque())
    }

    /// Runs one or more statements that have no values.
    package func execute(_ sql: StaticString) throws(SQLiteError) {
        let code = sqlite3_exec(
            handle, UnsafeRawPointer(sql.utf8Start).assumingMemoryBound(to: CChar.self), nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(handle) }
    }

    package func prepare(_ sql: StaticString) throws(SQLiteError) -> Statement {
        try Statement(sql, in: handle)
    }

    package func run(_ sql: StaticString, _ values: SQLiteValue...) throws(SQLiteError) {
        try prepare(sql).run(values)
    }

    /// What is read of each row.
    package func rows<Value>(
        _ sql: StaticString, _ values: SQLiteValue..., read: (Statement) throws -> Value
    ) throws -> [Value] {
        let statement = try prepare(sql)
        try statement.bind(values)
        var result: [Value] = []
        while try statement.step() { result.append(try read(statement)) }
        return result
    }

    package func integer(_ sql: StaticString, _ values: SQLiteValue...) throws -> Int {
        let statement = try prepare(sql)
        try statement.bind(values)
        return try statement.step() ? statement.integer(0) : 0
    }

    /// Does all of the work, or nothing of it.
    ///
    /// The lock is taken at the start, so that what was read inside is still so when it's written.
    package func transaction<Result>(_ work: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try work()
            try execute("COMMIT")
            return result
        } catch {
            // Some errors have rolled back already.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// What several statements read is of the same moment, whatever others write meanwhile.
    package func snapshot<Result>(_ work: () throws -> Result) throws -> Result {
        try execute("BEGIN")
        defer { try? execute("COMMIT") }
        return try work()
    }
}

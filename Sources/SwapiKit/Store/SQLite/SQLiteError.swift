// What SQLite says when a call fails.

import Foundation

#if canImport(SQLite3)
    import SQLite3
#else
    import CSQLite
#endif

/// SQLite's extended result code and its message, and the system's own error where there is one.
package struct SQLiteError: LocalizedError, Sendable {
    /// Extended, such as 2067 for a constraint of uniqueness; its lower eight bits are the primary code.
    package let code: Int32
    package let message: String
    /// The `errno` of the system call that failed; 0 if none did.
    package let systemCode: Int32

    package init(code: Int32, message: String, systemCode: Int32 = 0) {
        self.code = code
        self.message = message
        self.systemCode = systemCode
    }

    /// What went wrong last in a connection.
    init(_ connection: OpaquePointer?) {
        // SQLite forgets it where a commit fails.
        let last = errno
        code = sqlite3_extended_errcode(connection)
        message = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
        let known = connection.map { sqlite3_system_errno($0) } ?? 0
        systemCode = known == 0 && code & 0xFF == SQLITE_IOERR ? last : known
    }

    package var primaryCode: Int32 { code & 0xFF }

    package var errorDescription: String? { "SQLite: \(message) (code \(code))" }

    /// Whether there is no room on the disk, or none for this person or this process.
    package var isFullDisk: Bool {
        primaryCode == SQLITE_FULL
            || (primaryCode == SQLITE_IOERR && [ENOSPC, EDQUOT, EFBIG].contains(systemCode))
    }

    /// Whether the file or its folder may only be read.
    package var isReadOnly: Bool {
        primaryCode == SQLITE_READONLY || [EACCES, EROFS, EPERM].contains(systemCode)
    }

    /// Whether another process, or another window, has what was asked for.
    package var isLocked: Bool { [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL].contains(primaryCode) }

    /// Whether the file is no sound database, or one with other tables.
    package var isDamage: Bool {
        [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_FORMAT].contains(primaryCode)
    }

    static func corrupt(_ message: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CORRUPT, message: message)
    }

    static var readOnly: SQLiteError {
        SQLiteError(code: SQLITE_READONLY, message: "attempt to write a readonly database")
    }
}

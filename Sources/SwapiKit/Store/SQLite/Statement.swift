// One SQL statement, and the row that it stands at.

#if canImport(SQLite3)
    import SQLite3
#else
    import CSQLite
#endif

/// A prepared statement. It belongs to its connection, and is used where that is used.
package final class Statement {
    private let handle: OpaquePointer
    private let connection: OpaquePointer

    init(_ sql: StaticString, in connection: OpaquePointer) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sql.withUTF8Buffer { text in
            text.withMemoryRebound(to: CChar.self) {
                sqlite3_prepare_v2(connection, $0.baseAddress, Int32($0.count), &handle, nil)
            }
        }
        guard code == SQLITE_OK, let handle else { throw SQLiteError(connection) }
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Starts the statement anew with these values for `?1`, `?2` and so on.
    package func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        sqlite3_reset(handle)
        for (place, value) in zip(Int32(1)..., values) {
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, place)
                case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
                case .real(let number): sqlite3_bind_double(handle, place, number)
                case .text(let text): bind(text, at: place)
                }
            guard code == SQLITE_OK else { throw SQLiteError(connection) }
        }
    }

    /// SQLite copies the text, which may hold NULs.
    private func bind(_ text: String, at place: Int32) -> Int32 {
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                // An empty text has no address, and would be a null.
                guard let start = $0.baseAddress else { return sqlite3_bind_text(handle, place, "", 0, copied) }
                return sqlite3_bind_text64(
                    handle, place, start, sqlite3_uint64($0.count), copied, UInt8(SQLITE_UTF8))
            }
        }
    }

    /// Goes to the next row.
    /// - Returns: false if there is none.
    package func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let error = SQLiteError(connection)
            sqlite3_reset(handle)
            throw error
        }
    }

    /// Runs the statement with these values to its end.
    package func run(_ values: [SQLiteValue] = []) throws(SQLiteError) {
        try bind(values)
        while try step() {}
        sqlite3_reset(handle)
    }

    // MARK: The row

    package func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    package func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    /// Empty for a null. What is no UTF-8 is mended.
    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

import Foundation
import Testing

@testable import SwapiKit

struct SQLiteTests {
    private let connection: Connection

    init() throws {
        connection = try Connection()
        try connection.execute("CREATE TABLE items (id INTEGER PRIMARY KEY, value, other REFERENCES items (id))")
    }

    private func insert(_ value: SQLiteValue) throws {
        try connection.run("INSERT INTO items (value) VALUES (?1)", value)
    }

    @Test(arguments: [
        "", "Padmé", "'; DROP TABLE items; --", "a\u{0}b", "🚀", String(repeating: "x", count: 100_000),
    ])
    func `text comes back as it was, whatever is in it`(text: String) throws {
        try insert(.text(text))
        #expect(try connection.rows("SELECT value FROM items") { $0.text(0) } == [text])
    }

    @Test func `numbers and nulls come back exactly`() throws {
        try insert(.integer(.max))
        try insert(.integer(.min))
        try insert(.real(0.1))
        try insert(.null)
        let rows = try connection.rows("SELECT value, value IS NULL FROM items ORDER BY id") {
            ($0.integer(0), $0.real(0), $0.integer(1))
        }
        #expect(rows.map(\.0).prefix(2) == [.max, .min])
        #expect(rows[2].1 == 0.1)
        #expect(rows.map(\.2) == [0, 0, 0, 1])
    }

    @Test func `a statement runs again with other values`() throws {
        let insertion = try connection.prepare("INSERT INTO items (value) VALUES (?1)")
        for number in 1...3 { try insertion.run([.integer(number)]) }
        #expect(try connection.integer("SELECT sum(value) FROM items") == 6)
    }

    @Test func `an error has SQLite's code and message`() throws {
        try connection.run("INSERT INTO items (id) VALUES (1)")
        let error = try #require(throws: SQLiteError.self) { try connection.run("INSERT INTO items (id) VALUES (1)") }
        #expect(error.code == 1555)
        #expect(error.primaryCode == 19)
        #expect(error.message == "UNIQUE constraint failed: items.id")
        #expect(error.errorDescription == "SQLite: UNIQUE constraint failed: items.id (code 1555)")
        #expect(throws: SQLiteError.self) { try connection.prepare("SELECT nothing") }
    }

    @Test func `foreign keys are on`() throws {
        let error = try #require(throws: SQLiteError.self) {
            try connection.run("INSERT INTO items (other) VALUES (5)")
        }
        #expect(error.code == 787)
    }

    @Test func `a transaction is done whole or not at all`() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try connection.transaction {
                try insert(.integer(1))
                throw Stop()
            }
        }
        #expect(try connection.integer("SELECT count(*) FROM items") == 0)
        try connection.transaction { try insert(.integer(1)) }
        #expect(try connection.integer("SELECT count(*) FROM items") == 1)
    }

    @Test func `a database without room says that the disk is full`() throws {
        try connection.execute("PRAGMA max_page_count = 4")
        let error = try #require(throws: SQLiteError.self) {
            try insert(.text(String(repeating: "x", count: 100_000)))
        }
        #expect(error.isFullDisk)
        #expect(
            CatalogueStoreFailure.notSaved(cause: error).errorDescription == "The disk is full: nothing can be saved.")
    }
}

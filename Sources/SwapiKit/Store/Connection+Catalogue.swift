// The last refresh in the database.

import Foundation

extension Connection {
    /// What was saved; nil if nothing was.
    ///
    /// - Throws: `DecodingError` if a record isn't one, or `SQLiteError`.
    func catalogue() throws -> SavedCatalogue? {
        try snapshot {
            let retryAfter = try rows("SELECT retry_after FROM server") { Date(stored: $0.real(0)) }.first
            // A refresh is one, and never half: with its kinds it has them all.
            let fetched = try fetchDates().values.min()
            let facts = try fetched.map { SavedCatalogue.Facts(archive: try archive(), fetched: $0) }
            return facts == nil && retryAfter == nil ? nil : SavedCatalogue(facts: facts, retryAfter: retryAfter)
        }
    }

    /// When each kind was fetched last; empty before the first refresh.
    func fetchDates() throws -> [Kind: Date] {
        let dates = try rows("SELECT kind, fetched FROM kinds") {
            (Kind(rawValue: $0.text(0)), Date(stored: $0.real(1)))
        }
        return dates.reduce(into: [:]) { result, pair in pair.0.map { result[$0] = pair.1 } }
    }

    /// Puts a catalogue in the place of the saved one. Facts that are older than the saved ones change nothing: another
    /// window was faster. Those that are newer by more than a day are from the future of a clock that was wrong.
    func save(_ catalogue: SavedCatalogue) throws {
        try run("DELETE FROM server")
        if let retryAfter = catalogue.retryAfter {
            try run("INSERT INTO server (one, retry_after) VALUES (1, ?1)", .real(retryAfter.stored))
        }
        guard let facts = catalogue.facts else { return }
        let newer = try fetchDates().values.map { $0.timeIntervalSince(facts.fetched) }.filter { $0 > 0 }
        guard newer.allSatisfy({ $0 > 86_400 }) else { return }
        try run("DELETE FROM kinds")
        let archive = facts.archive
        try save(archive.people, facts.fetched)
        try save(archive.films, facts.fetched)
        try save(archive.planets, facts.fetched)
        try save(archive.species, facts.fetched)
        try save(archive.starships, facts.fetched)
        try save(archive.vehicles, facts.fetched)
    }

    private func save<Content: Record>(_ records: [Content], _ fetched: Date) throws {
        let kind = SQLiteValue.text(Content.kind.rawValue)
        try run("INSERT INTO kinds (kind, fetched) VALUES (?1, ?2)", kind, .real(fetched.stored))
        let insertion = try prepare("INSERT INTO records (kind, place, uid, body) VALUES (?1, ?2, ?3, ?4)")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for (place, record) in records.enumerated() {
            let body = String(decoding: try encoder.encode(record), as: UTF8.self)
            try insertion.run([kind, .integer(place), .text(record.uid), .text(body)])
        }
    }

    private func archive() throws -> Archive {
        Archive(
            people: try records(), films: try records(), planets: try records(), species: try records(),
            starships: try records(), vehicles: try records())
    }

    /// The records of a kind. One decoding of them all is faster than one of each.
    private func records<Content: Record>() throws -> [Content] {
        let bodies = try rows(
            "SELECT body FROM records WHERE kind = ?1 ORDER BY place", .text(Content.kind.rawValue)
        ) { $0.text(0) }
        return try JSONDecoder().decode([Content].self, from: Data("[\(bodies.joined(separator: ","))]".utf8))
    }
}

extension Date {
    /// As the database has it: exact to the last bit.
    var stored: Double { timeIntervalSinceReferenceDate }

    init(stored: Double) { self.init(timeIntervalSinceReferenceDate: stored) }
}

// Searches and queries over all records.

import Foundation

/// Finds, filters, sorts and counts the records of an archive, in an SQLite database in memory.
///
/// The database is made by the first question, off the main actor and on a queue of its own; an archive of 260 records
/// takes a few milliseconds. So the archive that comes with the app and a refresh are searched alike, and what is found
/// is always of the facts that are shown. Every method throws `SQLiteError` if there is no memory left, and nothing else.
public actor ArchiveIndex {
    private let archive: Archive
    private let executor = QueueExecutor(label: "SwapiKit.ArchiveIndex")
    private var database: Connection?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    public init(_ archive: Archive) {
        self.archive = archive
    }

    /// Makes the database now, so that the first question needn't wait for it.
    public func prepare() throws {
        _ = try connection
    }

    private var connection: Connection {
        get throws {
            if let database { return database }
            let new = try Connection()
            try IndexTables.fill(new, with: archive)
            database = new
            return new
        }
    }

    // MARK: Search

    /// The records that have all of the words in their names or facts, or words that begin with them.
    ///
    /// First those whose name is the text, then those whose name begins with it, then by where the words are: in names
    /// before other facts. Accents and case don't matter, and no sign is an operator.
    /// - Parameters:
    ///   - kinds: which kinds to look in.
    ///   - limit: how many to return at most.
    public func search(_ text: String, in kinds: [Kind] = Kind.allCases, limit: Int = 20) throws -> [SearchHit] {
        let text = SearchText(text)
        guard let query = text.query else { return [] }
        let connection = try connection
        let hits = try connection.rows(
            """
            SELECT r.id, r.kind, r.uid, r.name FROM search JOIN records r ON r.id = search.rowid
            WHERE search MATCH ?1 AND r.kind IN (SELECT value FROM json_each(?2))
            ORDER BY r.sort_name = ?3 DESC, substr(r.sort_name, 1, length(?3)) = ?3 DESC, bm25(search, 1000, 1000, 1),
                r.sort_name, r.kind, r.number
            LIMIT ?4
            """, .text(query), .list(kinds.map(\.place)), .text(text.name), .integer(max(0, limit))
        ) { (row: $0.integer(0), id: RecordID(kind: Kind.allCases[$0.integer(1)], uid: $0.text(2)), name: $0.text(3)) }
        let facts = try connection.prepare("SELECT fields, facts FROM search WHERE rowid = ?1")
        return try hits.map { hit in
            SearchHit(id: hit.id, name: hit.name, match: try match(of: text, name: hit.name, row: hit.row, facts))
        }
    }

    /// Where the text is found first: in the name, then in the facts by their order.
    private func match(of text: SearchText, name: String, row: Int, _ facts: Statement) throws -> SearchHit.Match {
        if text.isFound(in: name) || text.isFound(in: IndexTables.spellings(of: name)) { return .name }
        try facts.bind([.integer(row)])
        guard try facts.step() else { return .name }
        let lines = zip(
            facts.text(0).split(separator: "\n", omittingEmptySubsequences: false),
            facts.text(1).split(separator: "\n", omittingEmptySubsequences: false))
        for (field, words) in lines where text.isFound(in: String(words)) {
            if let field = Field(rawValue: String(field)) { return .fact(field, String(words)) }
        }
        return .name
    }

    // MARK: Queries

    /// The records that a query asks for, in its order.
    public func records(_ query: Query) throws -> [RecordID] {
        let connection = try connection
        try find(query, in: connection)
        let (sort, measure) =
            switch query.sort {
            case .uid: ("uid", nil as String?)
            case .name: ("name", nil)
            case .measure(let measure): ("measure", measure.rawValue)
            }
        return try connection.rows(
            """
            SELECT r.kind, r.uid FROM matches m JOIN records r ON r.id = m.id
            LEFT JOIN numbers n ON n.record = r.id AND n.measure = ?2
            ORDER BY
                CASE ?1 WHEN 'measure' THEN n.number IS NULL END,
                CASE ?1 WHEN 'measure' THEN n.number * ?3 WHEN 'uid' THEN r.number * ?3 END,
                CASE WHEN ?1 = 'name' AND ?3 < 0 THEN r.sort_name END DESC,
                r.sort_name, r.number
            LIMIT ?4 OFFSET ?5
            """, .text(sort), .text(measure), .integer(query.order == .forward ? 1 : -1),
            .integer(query.limit.map { max(0, $0) } ?? -1), .integer(max(0, query.offset))
        ) { RecordID(kind: Kind.allCases[$0.integer(0)], uid: $0.text(1)) }
    }

    /// How many records a query asks for, whatever its limit.
    public func count(_ query: Query) throws -> Int {
        let connection = try connection
        try find(query, in: connection)
        return try connection.integer("SELECT count(*) FROM matches")
    }

    /// All values of all facets of the query's kind, and how many records choosing each would show.
    ///
    /// A facet's own choice doesn't change its counts: another value of it would add to what is shown.
    public func facets(_ query: Query) throws -> [FacetCounts] {
        let connection = try connection
        return try Field.facets(of: query.kind).map { field in
            var others = query
            others.chosen[field] = nil
            try find(others, in: connection)
            let values = try connection.rows(
                """
                SELECT key, shown, sum(record IN (SELECT id FROM matches)) FROM facets WHERE kind = ?1 AND field = ?2
                GROUP BY key ORDER BY count(*) DESC, key
                """, .integer(query.kind.place), .text(field.rawValue)
            ) { FacetValue(key: $0.text(0), shown: $0.text(1), count: $0.integer(2)) }
            return FacetCounts(field: field, values: values)
        }
    }

    /// Puts what a query asks for into the table of matches.
    private func find(_ query: Query, in connection: Connection) throws {
        try connection.run("DELETE FROM matches")
        let text = SearchText(query.text)
        // Text without a word is found nowhere.
        if text.query == nil, !text.isBlank { return }
        let chosen = query.chosen.filter { !$0.value.isEmpty }
        let pairs = chosen.flatMap { field, keys in keys.map { [field.rawValue, $0] } }
        try connection.run(
            """
            INSERT INTO matches (id) SELECT r.id FROM records r
            WHERE r.kind = ?1
                AND (?2 IS NULL OR r.id IN (SELECT rowid FROM search WHERE search MATCH ?2))
                AND (?3 IS NULL OR r.id IN (SELECT record FROM links WHERE kind = ?3 AND uid = ?4))
                AND (?5 = 0 OR r.id IN (
                    SELECT f.record FROM json_each(?6) c
                    JOIN facets f ON f.kind = ?1 AND f.field = json_extract(c.value, '$[0]')
                        AND f.key = json_extract(c.value, '$[1]')
                    GROUP BY f.record HAVING count(DISTINCT f.field) = ?5
                ))
            """, .integer(query.kind.place), .text(text.query),
            query.linkedTo.map { .integer($0.kind.place) } ?? .null, .text(query.linkedTo?.uid),
            .integer(chosen.count), .list(pairs))
    }
}

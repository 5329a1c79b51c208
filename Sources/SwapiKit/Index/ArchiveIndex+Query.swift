// Records by their facts, and how many there are.

import Foundation

extension ArchiveIndex {
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

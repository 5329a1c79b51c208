// Records by the words in them.

extension ArchiveIndex {
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
}

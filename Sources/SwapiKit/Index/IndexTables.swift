// The tables of the index.

/// Makes and fills the tables that searches and queries read.
enum IndexTables {
    static let sql: StaticString = """
        CREATE TABLE records (
            id INTEGER NOT NULL PRIMARY KEY,
            kind INTEGER NOT NULL,
            uid TEXT NOT NULL,
            number INTEGER NOT NULL,
            name TEXT NOT NULL,
            sort_name TEXT NOT NULL,
            UNIQUE (kind, uid)
        );
        CREATE TABLE facets (
            kind INTEGER NOT NULL,
            field TEXT NOT NULL,
            key TEXT NOT NULL,
            record INTEGER NOT NULL REFERENCES records (id),
            shown TEXT NOT NULL,
            PRIMARY KEY (kind, field, key, record)
        ) WITHOUT ROWID;
        CREATE TABLE numbers (
            record INTEGER NOT NULL REFERENCES records (id),
            measure TEXT NOT NULL,
            number REAL NOT NULL,
            PRIMARY KEY (record, measure)
        ) WITHOUT ROWID;
        CREATE TABLE links (
            kind INTEGER NOT NULL,
            uid TEXT NOT NULL,
            record INTEGER NOT NULL REFERENCES records (id),
            PRIMARY KEY (kind, uid, record)
        ) WITHOUT ROWID;
        -- What a query found, until the next one.
        CREATE TABLE matches (id INTEGER NOT NULL PRIMARY KEY);
        -- The facts stand one in a line, and so do the fields that they are of.
        CREATE VIRTUAL TABLE search USING fts5 (
            name, spellings, facts, fields UNINDEXED,
            tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
        );
        """

    static func fill(_ connection: Connection, with archive: Archive) throws {
        try connection.execute(sql)
        try connection.transaction {
            var filler = try Filler(connection, archive)
            try filler.add(archive.people)
            try filler.add(archive.films)
            try filler.add(archive.planets)
            try filler.add(archive.species)
            try filler.add(archive.starships)
            try filler.add(archive.vehicles)
        }
    }

    /// Other ways in which people write a name: `R2D2` and `XWing` in one, `Wookiee` for the source's `Wookie`.
    static func spellings(of name: String) -> String {
        let joined = name.split(separator: " ").map { FoldedText.words(String($0)) }.filter { $0.count > 1 }
            .map { $0.joined() }
        let key = Facet.key(name)
        return (joined + (key == name.lowercased() ? [] : [key])).joined(separator: " ")
    }

    private struct Filler {
        private let archive: Archive
        private let records, facets, numbers, links, search: Statement
        /// The spelling of each value that came first.
        private var shown: [Value: String] = [:]
        private var id = 0

        private struct Value: Hashable {
            let kind: SQLiteValue
            let field: Field
            let key: String
        }

        init(_ connection: Connection, _ archive: Archive) throws {
            self.archive = archive
            records = try connection.prepare(
                "INSERT INTO records (id, kind, uid, number, name, sort_name) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
            facets = try connection.prepare(
                "INSERT OR IGNORE INTO facets (kind, field, key, record, shown) VALUES (?1, ?2, ?3, ?4, ?5)")
            numbers = try connection.prepare("INSERT INTO numbers (record, measure, number) VALUES (?1, ?2, ?3)")
            links = try connection.prepare("INSERT OR IGNORE INTO links (kind, uid, record) VALUES (?1, ?2, ?3)")
            search = try connection.prepare(
                "INSERT INTO search (rowid, name, spellings, facts, fields) VALUES (?1, ?2, ?3, ?4, ?5)")
        }

        mutating func add<Content: IndexedRecord>(_ content: [Content]) throws {
            let kind = SQLiteValue.integer(Content.kind.place)
            for record in content {
                id += 1
                let row = SQLiteValue.integer(id)
                try records.run([
                    row, kind, .text(record.uid), .integer(Int(record.uid) ?? .max), .text(record.name),
                    .text(FoldedText.fold(record.name)),
                ])
                for link in record.links { try links.run([.integer(link.kind.place), .text(link.uid), row]) }
                for case (let measure, let number?) in record.numbers {
                    try numbers.run([row, .text(measure.rawValue), .real(number)])
                }
                let words = record.words(in: archive)
                for (field, words) in words where field != .model {
                    for word in words { try add(word, of: field, kind, row) }
                }
                let facts = words.filter { $0.field.isSearched && !$0.words.isEmpty }
                try search.run([
                    row, .text(record.name), .text(spellings(of: record.name)),
                    .text(facts.map { oneLine($0.words.map(\.shown)) }.joined(separator: "\n")),
                    .text(facts.map(\.field.rawValue).joined(separator: "\n")),
                ])
            }
        }

        private mutating func add(
            _ word: IndexedWord, of field: Field, _ kind: SQLiteValue, _ row: SQLiteValue
        ) throws {
            let value = Value(kind: kind, field: field, key: word.key)
            let first = shown[value] ?? word.shown
            shown[value] = first
            try facets.run([kind, .text(field.rawValue), .text(word.key), row, .text(first)])
        }

        private func oneLine(_ values: [String]) -> String {
            let line = values.joined(separator: ", ")
            return line.contains(where: \.isNewline) ? String(line.map { $0.isNewline ? " " : $0 }) : line
        }
    }
}

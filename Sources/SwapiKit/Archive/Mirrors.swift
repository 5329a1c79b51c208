// The other direction of each link: the API leaves out five of them.

/// Collects where links come from, and adds to each record those that lead back.
struct Mirrors {
    private var sources: [RecordID: [RecordID]] = [:]
    private(set) var places: [RecordID: Int] = [:]

    mutating func add(_ records: [some LinkedRecord]) {
        for record in records {
            for link in record.links { sources[link, default: []].append(record.recordID) }
        }
    }

    /// The records by number, each once and with its mirrored links. Their places are remembered.
    mutating func completed<Kind: LinkedRecord>(_ records: [Kind]) -> [Kind] {
        var records = records.uniqued().sorted { comesFirst($0.uid, $1.uid) }
        for place in records.indices {
            let id = records[place].recordID
            if let sources = sources[id] { records[place].add(sources) }
            places[id] = place
        }
        return records
    }
}

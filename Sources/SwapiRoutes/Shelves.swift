// The records in the order in which the API lists them.

import SwapiKit

/// The records of each kind in the order of insertion, which is not that of their numbers everywhere.
struct Shelves: Sendable {
    private let records: [Kind: [any Record]]
    private let places: [RecordID: Int]

    init(_ archive: Archive) {
        let all: [Kind: [any Record]] = [
            .people: archive.people, .films: archive.films, .planets: archive.planets, .species: archive.species,
            .starships: archive.starships, .vehicles: archive.vehicles,
        ]
        records = Dictionary(uniqueKeysWithValues: all.map { ($0, Self.inserted($1, first: Self.firstUIDs[$0] ?? [])) })
        places = Dictionary(
            uniqueKeysWithValues: records.values.flatMap { list in list.enumerated().map { ($1.recordID, $0) } })
    }

    func count(of kind: Kind) -> Int { records[kind]?.count ?? 0 }

    func documents(of kind: Kind) -> [Document] {
        (records[kind] ?? []).enumerated().map { Document(record: $1, place: $0) }
    }

    func document(_ id: RecordID) -> Document? {
        guard let place = places[id], let record = records[id.kind]?[place] else { return nil }
        return Document(record: record, place: place)
    }

    /// What is known of the order: how the two lists begin.
    private static let firstUIDs: [Kind: [String]] = [
        .starships: ["2", "3", "5", "9", "11", "10", "13", "15", "12", "17"],
        .vehicles: ["4", "7", "6", "8", "14"],
    ]

    private static func inserted(_ records: [any Record], first: [String]) -> [any Record] {
        let leaders = first.compactMap { uid in records.first { $0.uid == uid } }
        return leaders + records.filter { !first.contains($0.uid) }
    }
}

// The six answers that are everything, beside what only parses them.

import Foundation
import SwapiKit
import SwapiRoutes
import Timing

/// What a record costs to read from the wire, links both ways included.
func runAnswerDecoding() throws {
    let archive = try Archive()
    let bodies = Bodies(of: archive)
    let checked = Checked()
    var table = Table("a record of the six answers, of \(archive.count)")
    table.add("JSONSerialization, no values made", count: archive.count) {
        for body in bodies.all { checked.count += (try? JSONSerialization.jsonObject(with: body)) == nil ? 0 : 1 }
    }
    table.add("six `RecordPage`s, and an `Archive` of them", count: archive.count) {
        checked.count += (try? bodies.archive())?.count ?? 0
    }
    table.run(rounds: 15)
    precondition(checked.count == 15 * (bodies.all.count + archive.count), "something was not decoded")
}

/// What swapi.tech answers to the requests of `getCatalogue()`.
private struct Bodies {
    private let bodies: [Kind: Data]

    init(of archive: Archive) {
        let routes = Routes(archive)
        let pairs = Kind.allCases.map { kind in
            let query = kind == .films ? "" : "?page=1&limit=100&expanded=true"
            return (kind, routes.answer(to: HTTPRequest(target: "/api/\(kind.rawValue)\(query)"))?.body ?? Data())
        }
        bodies = Dictionary(uniqueKeysWithValues: pairs)
    }

    var all: [Data] { Array(bodies.values) }

    func archive() throws -> Archive {
        Archive(
            people: try records(), films: try records(), planets: try records(), species: try records(),
            starships: try records(), vehicles: try records())
    }

    private func records<Content: WireRecord>() throws -> [Content] {
        try JSONDecoder().decode(RecordPage<Content>.self, from: bodies[Content.kind] ?? Data()).results
    }
}

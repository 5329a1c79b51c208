// The archive file, beside what only parses it.

import Foundation
import SwapiKit
import Timing

/// What a record costs to read, links both ways included.
func runDecoding() throws {
    let archive = try Archive()
    // The same facts as plain dictionaries, which nobody can use yet: what JSON itself costs.
    let bytes = try JSONEncoder().encode([
        "people": Records(archive.people), "films": Records(archive.films), "planets": Records(archive.planets),
        "species": Records(archive.species), "starships": Records(archive.starships),
        "vehicles": Records(archive.vehicles),
    ])
    let checked = Checked()
    var table = Table("a record of the archive, of \(archive.count)")
    table.add("JSONSerialization, no values made", count: archive.count) {
        checked.count += (try? JSONSerialization.jsonObject(with: bytes) as? [String: Any])?.count ?? 0
    }
    table.add("Archive()", count: archive.count) {
        checked.count += (try? Archive())?.count ?? 0
    }
    table.run(rounds: 15)
    precondition(checked.count == 15 * (6 + archive.count), "something was not decoded")
}

/// Records of any kind.
private struct Records: Encodable {
    private let write: (any Encoder) throws -> Void

    init(_ records: some Encodable) {
        write = records.encode
    }

    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

/// Counts what was decoded, so that none of the work can be left out.
final class Checked {
    var count = 0
}

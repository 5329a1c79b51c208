// What must hold of every search, whatever is typed.

@testable import SwapiKit

enum Searches {
    private static let made = Result {
        let archive = try Archive()
        return (archive: archive, index: ArchiveIndex(archive))
    }

    /// - Parameter choice: which of the things that take longer are done with the text.
    static func check(_ text: String, _ choice: Int) async {
        do {
            let (archive, index) = try made.get()
            let hits = try await index.search(text)
            precondition(hits.count <= 20 && Set(hits.map(\.id)).count == hits.count, "\(hits)")
            for hit in hits { precondition(archive[hit.id]?.name == hit.name, "\(hit)") }
            precondition(SearchText(text).words.count <= 32)
            if choice % 4 == 0 {
                try await compare(text, Kind.allCases[choice / 4 % Kind.allCases.count], archive, index)
            }
        } catch {
            fatalError("a search for \(text.debugDescription) ends with \(error)")
        }
    }

    /// A query that is narrowed by the text has the records that a search of its kind finds, and counts as many.
    private static func compare(_ text: String, _ kind: Kind, _ archive: Archive, _ index: ArchiveIndex) async throws {
        let query = Query(kind, text: text)
        let records = try await index.records(query)
        let count = try await index.count(query)
        precondition(count == records.count)
        guard !SearchText(text).isBlank else { return precondition(records.count == archive.count(of: kind)) }
        let hits = try await index.search(text, in: [kind], limit: archive.count)
        precondition(Set(hits.map(\.id)) == Set(records), "\(hits) \(records)")
        let facets = try await index.facets(query)
        precondition(facets.allSatisfy { $0.values.allSatisfy { 0...records.count ~= $0.count } })
    }
}

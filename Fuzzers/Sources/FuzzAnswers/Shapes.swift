// Every shape that the client reads.

import Foundation

@testable import SwapiKit

enum Shapes {
    typealias Reader = @Sendable (Data) -> Void

    /// By the letters of the alphabet.
    static let all: [Reader] =
        [{ readPeople($0) }] + readers(of: People.self) + readers(of: Film.self) + readers(of: Planet.self)
        + readers(of: Species.self) + readers(of: Starship.self) + readers(of: Vehicle.self)

    private static func readPeople(_ body: Data) {
        guard let page = try? JSONDecoder().decode(PeopleResponse.self, from: body) else { return }
        use(page.results)
        _ = page.next.flatMap { try? ServerAddress("https://www.swapi.tech/api").peoplePage($0) }
    }

    /// A page of a list, one document, and a list of documents such as a search's.
    private static func readers<Content: WireRecord>(of type: Content.Type) -> [Reader] {
        [
            { body in
                guard let page = try? JSONDecoder().decode(DocumentPage<Content>.self, from: body) else { return }
                use(page.results)
                let next = try? page.nextLink(after: page.results.count)
                _ = next.flatMap {
                    try? ServerAddress("https://www.swapi.tech/api").page($0, of: Content.kind.rawValue)
                }
            },
            { body in
                let answer = try? JSONDecoder().decode(DocumentAnswer<Document<Content>>.self, from: body)
                if let answer { use([answer.result.record]) }
            },
            { body in
                let answer = try? JSONDecoder().decode(DocumentAnswer<[Document<Content>]>.self, from: body)
                if let answer { use(answer.records()) }
            },
        ]
    }

    /// Does what the app does with records: mirrors their links, saves them and reads them again.
    private static func use<Content: LinkedRecord>(_ records: [Content]) {
        var mirrors = Mirrors()
        mirrors.add(records)
        let completed = mirrors.completed(records)
        guard let saved = try? JSONEncoder().encode(completed),
            let read = try? JSONDecoder().decode([Content].self, from: saved)
        else { fatalError("records that can't be saved: \(completed)") }
        precondition(read == completed, "records that change when they are saved")
    }
}

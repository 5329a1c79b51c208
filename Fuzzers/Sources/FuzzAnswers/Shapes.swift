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
        _ = page.next.flatMap { try? address.get().page($0, of: .people) }
    }

    /// A page of a list, one document, and a list of documents such as a search's.
    private static func readers<Content: WireRecord & LinkedRecord>(of type: Content.Type) -> [Reader] {
        [
            { body in
                guard let page = try? JSONDecoder().decode(RecordPage<Content>.self, from: body) else { return }
                var walk = PageWalk<Content>(limit: 10, isExpanded: true)
                use(walk.take(page)?.results ?? [])
                let server = try? address.get()
                let next = server.flatMap { try? walk.next(at: $0) }
                precondition(next == nil || next?.host() == "www.swapi.tech", "a link that leads to somebody else")
            },
            { body in
                let answer = try? JSONDecoder().decode(DocumentAnswer<Document<Content>>.self, from: body)
                if let answer { use([answer.result.record]) }
            },
            { body in
                let answer = try? JSONDecoder().decode(DocumentAnswer<[Document<Content>]>.self, from: body)
                if let answer { use(answer.result.map(\.record)) }
            },
        ]
    }

    private static let address = Result { try ServerAddress("https://www.swapi.tech/api") }

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

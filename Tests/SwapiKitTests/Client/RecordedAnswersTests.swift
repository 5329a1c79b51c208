import Foundation
import Testing

@testable import SwapiKit

/// The decoders against the answers that Documentation/api-shapes.json records.
struct RecordedAnswersTests {
    private let answers: [String: [String: Any]]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/api-shapes.json")
        let recorded = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let list = recorded?["answers"] as? [[String: Any]] ?? []
        answers = Dictionary(uniqueKeysWithValues: list.map { ($0["kind"] as? String ?? "", $0) })
    }

    @Test func `a recorded person has all that the archive knows`() throws {
        let person: People = try decode("people")
        let known = try #require(try Archive().details(of: person))
        #expect(person.facts == known.facts)
        // The API doesn't say of which species a person is: that is told by the species.
        #expect(person.links == known.links.filter { $0.kind != .species })
    }

    @Test func `a recorded film and planet are those of the archive`() throws {
        let archive = try Archive()
        #expect(try decode("films") == archive.films.first)
        let planet: Planet = try decode("planets")
        #expect(planet.facts == archive.planets.first?.facts)
    }

    @Test func `an expanded list of people is read as a page`() throws {
        let example = try #require(answers["people"]?["example"])
        let answer: [String: Any] = ["message": "ok", "total_records": 1, "next": NSNull(), "results": [example]]
        let page = try JSONDecoder().decode(
            PeopleResponse.self, from: JSONSerialization.data(withJSONObject: answer))
        #expect(page.results.map(\.name) == ["Luke Skywalker"])
    }

    @Test func `the archive has as many records as were counted`() throws {
        let archive = try Archive()
        for kind in Kind.allCases {
            #expect(answers[kind.rawValue]?["count"] as? Int == archive.count(of: kind))
        }
    }

    private func decode<Content: WireRecord>(_ kind: String) throws -> Content {
        let example = try #require(answers[kind]?["example"])
        let body = try JSONSerialization.data(withJSONObject: example)
        return try JSONDecoder().decode(Document<Content>.self, from: body).record
    }
}

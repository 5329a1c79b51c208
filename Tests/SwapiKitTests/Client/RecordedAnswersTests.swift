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
        let details = try decode(PersonDocument.self, "people").details
        #expect(try Archive().details(of: details.person) == details)
    }

    @Test func `a recorded film and planet are those of the archive`() throws {
        let archive = try Archive()
        #expect(try decode(FilmDocument.self, "films").film == archive.films.first)
        #expect(try decode(PlanetDocument.self, "planets").planet == archive.planet(uid: "1"))
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
        #expect(answers["people"]?["count"] as? Int == archive.people.count)
        #expect(answers["films"]?["count"] as? Int == archive.films.count)
        #expect(answers["planets"]?["count"] as? Int == archive.planets.count)
    }

    private func decode<Document: Decodable>(_ type: Document.Type, _ kind: String) throws -> Document {
        let example = try #require(answers[kind]?["example"])
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: example))
    }
}

import Foundation
import SwapiKit
import SwapiRoutes
import Testing

@testable import LiveCheck

/// The documents beside what Documentation/api-shapes.json records.
struct DocumentTests {
    private let site: Site
    private let recorded: [RecordedAnswer]

    init() throws {
        site = try Site()
        recorded = try RecordedAnswer.all(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Documentation/api-shapes.json"))
    }

    @Test func `the six answers that fetch everything are as they were recorded`() throws {
        #expect(recorded.count == 6)
        for answer in recorded {
            let body = try #require(site.response("/api\(answer.path)")).body
            let differences = answer.differences(in: try JSONDecoder().decode(JSONValue.self, from: body))
            #expect(differences == [], "\(answer.kind)")
        }
    }

    @Test func `each recorded record is answered with its facts, links and description`() throws {
        for answer in recorded {
            let data = try JSONEncoder().encode(answer.example)
            let example = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let uid = try #require(example["uid"] as? String)
            let document = try #require(site.json("/\(answer.kind)/\(uid)")["result"] as? [String: Any])
            for key in ["description", "uid", "__v"] {
                #expect(document[key] as? NSObject == example[key] as? NSObject, "\(answer.kind) \(key)")
            }
            let known = try #require(example["properties"] as? [String: Any])
            let facts = try #require(document["properties"] as? [String: Any])
            #expect(Set(facts.keys) == Set(known.keys))
            // Of these the site says what it likes.
            for key in known.keys where !["created", "edited", "opening_crawl"].contains(key) {
                #expect(facts[key] as? NSObject == known[key] as? NSObject, "\(answer.kind) \(key)")
            }
        }
    }

    @Test func `people have no species and planets no residents, films and species no films`() throws {
        #expect(try properties("/people/2")["species"] == nil)
        #expect(try properties("/planets/1")["residents"] == nil)
        #expect(try properties("/planets/1")["films"] == nil)
        #expect(try properties("/species/1")["films"] == nil)
    }

    @Test func `species 2 comes from the planet null`() throws {
        #expect(try properties("/species/2")["homeworld"] as? String == "https://www.swapi.tech/api/planets/null")
    }

    @Test func `links inside records name the real host, whichever was asked`() throws {
        let links = try #require(properties("/people/1")["films"] as? [String])
        #expect(links.first == "https://www.swapi.tech/api/films/1")
        #expect(try properties("/people/1")["url"] as? String == "https://www.swapi.tech/api/people/1")
    }

    @Test func `a record seems to have been changed when the site was started, anew each day`() throws {
        let created = { (seconds: TimeInterval) in
            let result = try site.json("/people/1", after: seconds)["result"] as? [String: Any]
            let properties = try #require(result?["properties"] as? [String: Any])
            #expect(properties["created"] as? String == properties["edited"] as? String)
            return properties["created"] as? String
        }
        #expect(try created(0) == "2027-01-15T12:00:00.000Z")
        #expect(try created(86_399) == "2027-01-15T12:00:00.000Z")
        #expect(try created(86_400) == "2027-01-16T12:00:00.000Z")
        #expect(try created(-5) == "2027-01-15T12:00:00.000Z")
    }

    @Test(arguments: 1...6)
    func `each film has a crawl whose lines end as the API's do`(film: Int) throws {
        let crawl = try #require(properties("/films/\(film)")["opening_crawl"] as? String)
        let lines = crawl.components(separatedBy: "\r\n")
        #expect(lines.count > 4)
        #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\r") && $0.count <= 40 })
    }

    private func properties(_ path: String) throws -> [String: Any] {
        let result = try #require(site.json(path)["result"] as? [String: Any])
        return try #require(result["properties"] as? [String: Any])
    }
}

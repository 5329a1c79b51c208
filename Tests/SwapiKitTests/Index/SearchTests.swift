import Foundation
import Testing

@testable import SwapiKit

struct SearchTests {
    private let archive: Archive
    private let index: ArchiveIndex

    init() throws {
        archive = try Archive()
        index = ArchiveIndex(archive)
    }

    private func names(_ text: String, limit: Int = 20) async throws -> [String] {
        try await index.search(text, limit: limit).map(\.name)
    }

    @Test(arguments: ["padme", "PADMÉ", "Padme\u{301}", " padmé  ", "amidala pad", "Pad Ami"])
    func `case, accents, order and ends of words don't matter`(text: String) async throws {
        #expect(try await names(text) == ["Padmé Amidala"])
    }

    @Test func `an exact name comes first, then names that begin so, then other names, then facts`() async throws {
        let archive = Archive(
            people: [
                People(uid: "1", name: "Old Ben"), People(uid: "2", name: "Ben Solo"), People(uid: "3", name: "Ben"),
                People(uid: "4", name: "Aa", facts: .init(hairColor: "ben")),
            ])
        let hits = try await ArchiveIndex(archive).search("BEN")
        #expect(hits.map(\.name) == ["Ben", "Ben Solo", "Old Ben", "Aa"])
        #expect(hits.map(\.match) == [.name, .name, .name, .fact(.hairColor, "ben")])
    }

    @Test func `all kinds are searched, and a hit says what it is and where it matched`() async throws {
        let hits = try await index.search("tatooine")
        let planet = SearchHit(id: RecordID(kind: .planets, uid: "1"), name: "Tatooine", match: .name)
        #expect(hits.first == planet)
        #expect(hits.dropFirst().allSatisfy { $0.match == .fact(.homeworld, "Tatooine") && $0.kind == .people })
        #expect(hits.contains { $0.name == "Luke Skywalker" && $0.uid == "1" })
        #expect(try await index.search("tatooine", in: [.planets]) == [planet])
        #expect(try await index.search("corellian eng", limit: 1).first?.match.isFact == true)
    }

    @Test(arguments: [
        ("r2d2", "R2-D2"), ("r2-d2", "R2-D2"), ("c3po", "C-3PO"), ("C-3P", "C-3PO"), ("3po", "C-3PO"),
        ("x wing", "X-wing"), ("xwing", "X-wing"), ("wookiee", "Wookie"), ("jek tono", "Jek Tono Porkins"),
    ])
    func `names are found however they are written`(text: String, name: String) async throws {
        #expect(try await names(text).first == name)
    }

    @Test(arguments: [
        "luke AND leia", "luke OR leia", "luke NOT leia", "NEAR(luke leia)", "name:luke", "{name}: luke", "^luke",
        "luke + skywalker", "-luke", "lu*ke", "AND", "NOT", "\"", "\"\"\"", "luke\"", "(", ")(", "'", "';--",
        "luke) OR (a",
        "%", "_", "\\", "NEAR", "luke\u{0}sky", "\u{0}", "🚀", "👨‍👩‍👧 luke", "*", "**", "-", ":", "C-3PO & (x", "\u{301}",
        "ﬁ",
    ])
    func `what a person types is plain text and never an error`(text: String) async throws {
        let hits = try await index.search(text)
        let words = SearchText(text).words
        if words.isEmpty { #expect(hits.isEmpty) }
        // No operator takes effect: a record has to have its word, like all others.
        for hit in hits {
            let record = try #require(archive[hit.id] as? any IndexedRecord)
            let facts = record.words(in: archive).flatMap { $0.words.map(\.shown) }
            let all = ([record.name, IndexTables.spellings(of: record.name)] + facts).joined(separator: "\n")
            for word in words { #expect(SearchText(word.joined(separator: "-")).isFound(in: all), "\(hit.name)") }
        }
    }

    @Test func `signs are no words, and operators are words like others`() async throws {
        #expect(try await names("(luke)") == ["Luke Skywalker"])
        #expect(try await names("luke\u{0}sky") == ["Luke Skywalker"])
        #expect(try await names("-luke & *") == ["Luke Skywalker"])
        #expect(try await names("\"luke") == ["Luke Skywalker"])
        #expect(try await names("👨‍👩‍👧 luke") == ["Luke Skywalker"])
        #expect(try await names("luke OR leia").isEmpty)
        #expect(try await names("luke NOT leia").isEmpty)
        #expect(try await names("").isEmpty)
        #expect(try await names(" \n").isEmpty)
    }

    @Test func `a hundred thousand characters are an answer like any other`() async throws {
        #expect(try await names(String(repeating: "x", count: 100_000)).isEmpty)
        #expect(try await names(String(repeating: "\"(*", count: 33_000)).isEmpty)
        #expect(try await names(String(repeating: "luke ", count: 20_000)) == ["Luke Skywalker"])
        #expect(try await names((1...20_000).map { "w\($0)" }.joined(separator: " ")).isEmpty)
    }

    @Test func `no more hits than asked for`() async throws {
        #expect(try await names("s", limit: 3).count == 3)
        #expect(try await names("s", limit: 0).isEmpty)
        #expect(try await names("s", limit: -1).isEmpty)
    }

    @Test func `every record is found by its name, and first of all`() async throws {
        for kind in Kind.allCases {
            for uid in try await index.records(Query(kind)).map(\.uid) {
                let record = try #require(archive[RecordID(kind: kind, uid: uid)])
                // "Unknown" is a planet's name that says nothing, but it's found.
                let hits = try await index.search(record.name, in: [kind], limit: 3)
                #expect(hits.contains { $0.uid == uid }, "\(kind) \(record.name)")
                #expect(hits.first?.match == .name)
            }
        }
    }
}

extension SearchHit.Match {
    fileprivate var isFact: Bool { self != .name }
}

import Foundation
import TestSupport
import Testing

@testable import SwapiKit

struct EarlierCatalogueTests {
    private let folder = TemporaryFolder()

    private func json(_ archive: Archive?, version: Int = 2, extra: String = "") throws -> Data {
        let encoder = JSONEncoder()
        let facts = try archive.map { String(decoding: try encoder.encode(ArchiveFile($0)), as: UTF8.self) }
        let fields = [
            "\"version\":\(version)", "\"retryAfter\":\"2026-11-30T10:00:00Z\"",
            facts.map { "\"fetched\":\"2026-11-30T09:00:00Z\",\"archive\":\($0)" },
        ].compactMap(\.self)
        return Data("{\(fields.joined(separator: ","))\(extra)}".utf8)
    }

    @Test func `what was saved as JSON is read once, into the database`() async throws {
        let archive = try Archive()
        try folder.write(try json(archive), to: "catalogue.json")
        let expected = SavedCatalogue(
            facts: .init(archive: archive, fetched: Date(timeIntervalSince1970: 1_796_029_200)),
            retryAfter: Date(timeIntervalSince1970: 1_796_032_800))
        #expect(try folder.open().saved.get() == expected)
        #expect(!folder.names.contains("catalogue.json"))
        #expect(try folder.open().saved.get() == expected)
    }

    @Test func `newer facts of the database stay`() async throws {
        try await folder.open().store.save(
            SavedCatalogue(facts: .init(archive: try Archive(), fetched: .distantFuture)))
        try folder.write(try json(Archive(people: [People(uid: "1", name: "Luke")])), to: "catalogue.json")
        let saved = try folder.open().saved.get()
        #expect(saved?.facts?.fetched == .distantFuture)
        #expect(saved?.retryAfter == Date(timeIntervalSince1970: 1_796_032_800))
    }

    @Test(arguments: [",\"fetched\":\"2026-11-30T09:00:00Z\",\"archive\":{\"people\":5}", ",\"archive\":5", ""])
    func `of facts in another shape the deadline is read`(extra: String) throws {
        try folder.write(try json(nil, version: 1, extra: extra), to: "catalogue.json")
        #expect(
            try folder.open().saved.get() == SavedCatalogue(retryAfter: Date(timeIntervalSince1970: 1_796_032_800)))
        #expect(!folder.names.contains("catalogue.json"))
    }

    @Test(arguments: [("{", "damaged"), ("", "damaged"), ("[]", "damaged"), ("{\"version\":3}", "newer")])
    func `a file that can't be used is kept aside, and a sentence says so`(text: String, reason: String) throws {
        try folder.write(Data(text.utf8), to: "catalogue.json")
        let failure = try #require(throws: CatalogueStoreFailure.self) { try folder.open().saved.get() }
        #expect(failure.errorDescription?.hasSuffix("kept as catalogue-\(reason).json.") == true)
        #expect(folder.names.contains("catalogue-\(reason).json"))
        #expect(try folder.open().saved.get() == nil)
    }
}

import Foundation
import SwapiKit
import TestSupport
import Testing

/// 32 people are of no species. Nothing follows from that, and nothing is missing because of it.
@Suite(.timeLimit(.minutes(5)))
struct PeopleWithoutSpeciesTests {
    /// Not the first people only: 75 is a droid, 82 comes from a planet that only they and one species come from.
    private static let uids = [
        "1", "4", "5", "6", "7", "9", "10", "11", "12", "14", "18", "19", "21", "22", "25", "26", "28", "29", "32",
        "34",
        "35", "39", "42", "43", "51", "60", "61", "62", "69", "75", "81", "82",
    ]

    private let archive: Archive

    init() throws { archive = try Archive() }

    @Test func `they are the same in the archive and in a server's catalogue`() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        let fetched = try await API(baseURL: server.url("/api")).getCatalogue()
        for archive in [archive, fetched] {
            #expect(archive.people.filter(\.species.isEmpty).map(\.uid) == Self.uids)
            #expect(archive.species.reduce(0) { $0 + $1.people.count } == 50)
        }
    }

    @Test func `human is who is said to be, and nobody else`() async throws {
        let humans = ["66", "67", "68", "74"]
        #expect(archive.species.first?.people.map(\.uid) == humans)
        let index = ArchiveIndex(archive)
        let hits = try await index.search("human", in: [.people], limit: 100)
        #expect(Set(hits.map(\.uid)) == Set(humans))
        let facet = try await index.facets(Query(.people)).first { $0.field == .species }
        #expect(facet?.values.reduce(0) { $0 + $1.count } == 50)
        #expect(facet?.values.contains { $0.shown.isEmpty } == false)
    }

    @Test func `none of their facts is blank, nor is one of somebody of whom only the name is known`() {
        let people = archive.people.filter(\.species.isEmpty) + [People(uid: "84", name: "Nobody")]
        for person in people {
            let words = [
                person.height.formatted(), person.mass.formatted(), BirthYear.shown(person.facts.birthYear),
                person.gender.shown, FactText(person.facts.hairColor).shown, FactText(person.facts.skinColor).shown,
                FactText(person.facts.eyeColor).shown,
            ]
            #expect(words.allSatisfy { !$0.isEmpty }, "\(person.name)")
        }
    }
}

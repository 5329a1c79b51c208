import Foundation
import SwapiKit
import TestSupport
import Testing

struct ArchiveTests {
    let archive: Archive

    init() throws {
        archive = try Archive()
    }

    @Test func `holds 82 people, 6 films, 60 planets, 37 species, 36 starships and 39 vehicles`() {
        #expect(Kind.allCases.map(archive.count(of:)) == [82, 6, 60, 37, 36, 39])
        #expect(archive.count == 260)
    }

    @Test func `people run by number, 1 to 83 without 17`() {
        #expect(archive.people.map(\.uid) == (1...83).filter { $0 != 17 }.map(String.init))
    }

    @Test func `each of the 1 166 links leads to a record that leads back`() throws {
        var count = 0
        for record in everything {
            #expect(Set(record.links).count == record.links.count)
            for link in record.links {
                let end = try #require(archive[link], "\(record.recordID) leads to \(link)")
                #expect(end.links.contains(record.recordID), "\(link) doesn't lead back to \(record.recordID)")
                count += 1
            }
        }
        #expect(count == 1_166)
    }

    @Test func `relations that the source lacks are made of those that it has`() {
        let stripped = Archive(
            people: archive.people.map {
                People(
                    uid: $0.uid, name: $0.name, facts: $0.facts, homeworld: $0.homeworld, films: $0.films,
                    starships: $0.starships, vehicles: $0.vehicles)
            },
            films: archive.films,
            planets: archive.planets.map { Planet(uid: $0.uid, name: $0.name, facts: $0.facts) },
            species: archive.species.map {
                Species(uid: $0.uid, name: $0.name, facts: $0.facts, homeworld: $0.homeworld, people: $0.people)
            },
            starships: archive.starships, vehicles: archive.vehicles)
        #expect(stripped == archive)
    }

    @Test(.timeLimit(.minutes(5)))
    func `links of tens of thousands are mirrored too, in the order of numbers and each once`() {
        let uids = (1...30_000).map { "\($0)" }
        let people = uids.reversed().map {
            People(uid: $0, name: $0, homeworld: Reference(uid: "1"), films: [Reference(uid: "1")])
        }
        let characters = uids.prefix(20_000).map { Reference<People>(uid: $0) }
        let large = Archive(
            people: people, films: [Film(uid: "1", title: "", characters: characters)],
            planets: [Planet(uid: "1", name: "")])
        #expect(large.planets.first?.residents.map(\.uid) == uids)
        #expect(large.films.first?.characters.map(\.uid) == uids)
    }

    private var everything: [any Record] {
        archive.people as [any Record] + archive.films + archive.planets + archive.species + archive.starships
            + archive.vehicles
    }

    @Test func `every person has one homeworld, 50 have a species and nobody more than one`() {
        #expect(archive.people.allSatisfy { $0.homeworld != nil && $0.species.count <= 1 })
        #expect(archive.people.filter { $0.species.isEmpty }.count == 32)
    }

    @Test func `Luke's facts are the API's`() throws {
        let luke = try #require(archive.details(of: People.mockData()[0]))
        #expect(luke.facts.height == "172")
        #expect(luke.facts.birthYear == "19BBY")
        #expect(luke.homeworld == Reference(uid: "1"))
        #expect(luke.films.map(\.uid) == ["1", "2", "3", "6"])
        #expect(archive[luke.starships].map(\.name) == ["X-wing", "Imperial shuttle"])
    }

    @Test func `the second species has no homeworld`() {
        #expect(archive[Reference<Species>(uid: "2")]?.name == "Droid")
        #expect(archive.species.filter { $0.homeworld == nil }.map(\.uid) == ["2"])
    }

    @Test func `sample people are the archive's`() {
        for person in People.mockData() {
            #expect(archive.details(of: person) != nil)
        }
        #expect(People.mockData().prefix(10).map(\.name) == archive.people.prefix(10).map(\.name))
    }

    @Test func `somebody else with a known number has no details here`() {
        #expect(archive.details(of: People(uid: "1", name: "Jar Jar Binks")) == nil)
        #expect(archive.details(of: People(uid: "17", name: "Nobody")) == nil)
    }

    @Test func `planet 28 has no known name`() {
        #expect(archive[Reference<Planet>(uid: "28")]?.knownName == nil)
        #expect(archive[Reference<Planet>(uid: "1")]?.knownName == "Tatooine")
    }

    @Test func `the first film is episode 4`() {
        let film = archive.films.first
        #expect(film?.title == "A New Hope")
        #expect(film?.episode == 4)
        #expect(film?.director == "George Lucas")
        #expect(film?.releaseDate == CalendarDate(year: 1977, month: 5, day: 25))
    }

    @Test func `a file that is not there, or is no archive, is told apart`() throws {
        let missing = URL(filePath: "/nonexistent/archive.json")
        let unreadable = try #require(throws: Archive.Failure.self) { try Archive(contentsOf: missing) }
        guard case .unreadable = unreadable else { return #expect(Bool(false), "\(unreadable)") }

        let folder = try TemporaryFolder(files: ["archive.json": Data(#"{"people":[]}"#.utf8)])
        let malformed = try #require(throws: Archive.Failure.self) {
            try Archive(contentsOf: folder.url.appending(path: "archive.json"))
        }
        guard case .malformed = malformed else { return #expect(Bool(false), "\(malformed)") }
    }
}

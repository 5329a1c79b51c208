import Foundation
import SwapiKit
import Testing

struct ArchiveTests {
    let archive: Archive

    init() throws {
        archive = try Archive()
    }

    @Test func `holds 82 people, 6 films and 60 planets`() {
        #expect(archive.people.count == 82)
        #expect(archive.films.count == 6)
        #expect(archive.planets.count == 60)
    }

    @Test func `people run by number, 1 to 83 without 17`() {
        #expect(archive.people.map(\.uid) == (1...83).filter { $0 != 17 }.map(String.init))
    }

    @Test func `every person has details, a planet and films that exist`() throws {
        let films = Dictionary(uniqueKeysWithValues: archive.films.map { ($0.uid, $0) })
        for person in archive.people {
            let details = try #require(archive.details(of: person))
            #expect(details.person == person)
            #expect(archive.planet(uid: try #require(details.homeworld)) != nil)
            #expect(!details.films.isEmpty)
            #expect(details.films.allSatisfy { films[$0]?.characters.contains(person.uid) == true })
        }
    }

    @Test func `every character of a film exists and knows the film`() throws {
        let people = Dictionary(uniqueKeysWithValues: archive.people.map { ($0.uid, $0) })
        for film in archive.films {
            #expect(film.releaseDate != nil)
            for uid in film.characters {
                let details = archive.details(of: try #require(people[uid]))
                #expect(details?.films.contains(film.uid) == true)
            }
        }
        #expect(archive.films.map(\.characters.count).reduce(0, +) == 162)
    }

    @Test func `Luke's facts are the API's`() throws {
        let details = try #require(archive.details(of: People.mockData()[0]))
        #expect(details.height == "172")
        #expect(details.birthYear == "19BBY")
        #expect(details.homeworld == "1")
        #expect(details.films == ["1", "2", "3", "6"])
    }

    @Test func `sample people are the archive's`() {
        for person in People.mockData() {
            #expect(archive.people.contains(person))
        }
        #expect(People.mockData().prefix(10) == archive.people.prefix(10))
    }

    @Test func `somebody else with a known number has no details here`() {
        #expect(archive.details(of: People(uid: "1", name: "Jar Jar Binks", url: "")) == nil)
        #expect(archive.details(of: People(uid: "17", name: "Nobody", url: "")) == nil)
    }

    @Test func `planet 28 has no known name`() {
        #expect(archive.planet(uid: "28")?.knownName == nil)
        #expect(archive.planet(uid: "1")?.knownName == "Tatooine")
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

        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"people":[]}"#.utf8).write(to: file)
        let malformed = try #require(throws: Archive.Failure.self) { try Archive(contentsOf: file) }
        guard case .malformed = malformed else { return #expect(Bool(false), "\(malformed)") }
    }
}

import SwapiKit
import Testing

@testable import SwapiUI

/// What is said of pictures.
struct PictureDescriptionTests {
    private let archive: Archive

    init() throws {
        archive = try Archive()
    }

    private func said(_ kind: Kind, _ uid: String) throws -> String {
        PictureDescription.of(try #require(archive[RecordID(kind: kind, uid: uid)]), in: archive)
    }

    @Test(arguments: [
        ("1", "Portrait of Luke Skywalker, with blond hair"),
        ("13", "Portrait of Chewbacca, a Wookie with brown hair"),
        ("20", "Portrait of Yoda, one of Yoda's species with white hair"),
        ("10", "Portrait of Obi-Wan Kenobi, with auburn and white hair"),
    ])
    func `a person is described by their species and hair, as far as the facts have them`(
        uid: String, words: String
    ) throws {
        #expect(try said(.people, uid) == words)
    }

    @Test(arguments: [
        "Portrait of R2-D2, a Droid", "Portrait of Jabba Desilijic Tiure, a Hutt", "Portrait of IG-88, a Droid",
        "Portrait of R4-P17", "Portrait of Darth Vader", "Portrait of Saesee Tiin, an Iktotchi",
    ])
    func `nothing is said of hair that isn't there, nor of a gender`(words: String) throws {
        let person = try #require(archive.people.first { words.contains($0.name) })
        #expect(PictureDescription.of(person, in: archive) == words)
    }

    @Test func `somebody of whom only the name is known has that said`() {
        #expect(PictureDescription.portrait(of: People(uid: "99", name: "Rey")) == "Portrait of Rey")
        let facts = People.Facts(hairColor: "unknown")
        #expect(PictureDescription.portrait(of: People(uid: "99", name: "Rey", facts: facts)) == "Portrait of Rey")
    }

    @Test(arguments: [
        ("1", "Tatooine, an arid desert planet"),
        ("2", "Alderaan, a temperate planet: grasslands, mountains"),
        ("6", "Bespin, a temperate gas giant"),
        ("10", "Kamino, a temperate ocean planet"),
        ("11", "Geonosis, a temperate and arid planet: rock, desert, mountain, barren"),
        ("15", "Polis Massa, an artificial temperate airless asteroid"),
        ("28", "An unknown planet"),
    ])
    func `a planet is described by its climate and terrain`(uid: String, words: String) throws {
        #expect(try said(.planets, uid) == words)
    }

    @Test func `a terrain that is the climate too is said once, and an unknown climate is left out`() throws {
        let iktotch = try #require(archive.planets.first { $0.name == "Iktotch" })
        #expect(PictureDescription.globe(of: iktotch) == "Iktotch, an arid, rocky and windy planet")
        let mirial = try #require(archive.planets.first { $0.name == "Mirial" })
        #expect(PictureDescription.globe(of: mirial) == "Mirial, a desert planet")
    }

    @Test func `a film is described by its episode, if it has one`() throws {
        #expect(try said(.films, "1") == "Poster of A New Hope, episode 4")
        #expect(PictureDescription.poster(of: Film(uid: "7", title: "Later")) == "Poster of Later")
    }

    @Test(arguments: [
        "Bust of a Wookie, a mammal species", "Bust of a Droid, an artificial species",
        "Bust of a Rodian, a reptile species", "Bust of one of Yoda's species, a mammal species",
        "Bust of an Ewok, a mammal species", "Bust of a Neimodian",
    ])
    func `a species is described by what it is classed as`(words: String) throws {
        let species = try #require(archive.species.first { words.contains($0.name) })
        #expect(PictureDescription.of(species, in: archive) == words)
    }

    @Test func `a craft is described by its class, and nothing is said twice`() throws {
        #expect(try said(.starships, "12") == "X-wing, a starfighter")
        #expect(try said(.starships, "3") == "Star Destroyer, a starship")
        #expect(try said(.vehicles, "4") == "Sand Crawler, a wheeled vehicle")
        #expect(try said(.vehicles, "18") == "AT-AT, an assault walker")
        #expect(try said(.vehicles, "24") == "Sail barge, a vehicle")
        #expect(PictureDescription.picture(of: Starship(uid: "99", name: "Ghost")) == "Ghost, a starship")
    }

    @Test func `every description has the name, and nothing of what isn't known`() throws {
        for record in Kind.allCases.flatMap(archive.records) where record.name != "unknown" {
            let words = PictureDescription.of(record, in: archive)
            #expect(words.contains(record.name), "\(words)")
            #expect(!words.lowercased().contains("unknown") && !words.contains("none "), "\(words)")
            #expect(!words.contains(",,") && !words.hasSuffix(", ") && !words.contains("  "), "\(words)")
        }
    }
}

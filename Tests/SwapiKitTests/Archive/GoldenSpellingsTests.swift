import SwapiKit
import Testing

/// Every value of the archive that is spelt in several ways, and slips of the pen.
struct GoldenSpellingsTests {
    private let archive: Archive
    private let index: ArchiveIndex

    init() throws {
        archive = try Archive()
        index = ArchiveIndex(archive)
    }

    @Test(arguments: [
        (Kind.people, Field.hairColor, ["blond", "blonde"], 4), (.species, .hairColor, ["blond", "blonde"], 2),
        (.species, .skinColor, ["grey", "gray"], 12),
        (.species, .language, ["Galactic Basic", "Galactic basic", "Galatic Basic"], 3),
        (.species, .classification, ["mammal", "mammals"], 17),
        (.species, .classification, ["reptile", "reptilian"], 4),
        (.starships, .craftClass, ["Starfighter", "starfighter"], 9),
        (.starships, .craftClass, ["Star Destroyer", "star destroyer"], 2),
        (.starships, .craftClass, ["Assault Starfighter", "assault starfighter"], 2),
        (.starships, .manufacturer, ["Cygnus Spaceworks", "Cyngus Spaceworks"], 2),
        (.starships, .manufacturer, ["Hoersch-Kessel Drive, Inc.", "Hoersch-Kessel Drive, Inc"], 2),
        (.vehicles, .craftClass, ["airspeeder", "air speeder"], 6),
        (.vehicles, .manufacturer, ["Incom Corporation", "Incom corporation"], 2),
        (.planets, .terrain, ["desert", "deserts"], 11), (.planets, .terrain, ["ocean", "oceans"], 8),
        (.planets, .terrain, ["jungle", "jungles"], 6), (.planets, .terrain, ["mountain", "mountains"], 18),
        (.planets, .terrain, ["swamp", "swamps"], 7),
        (.planets, .terrain, ["savanna", "savannas", "savannahs"], 4),
    ])
    func `spellings of one value are one value of the facet, shown as one of them`(
        kind: Kind, field: Field, spellings: [String], count: Int
    ) async throws {
        let values = try #require(try await index.facets(Query(kind)).first { $0.field == field }).values
        let same = values.filter { spellings.contains($0.shown) }
        #expect(same.map(\.count) == [count])
        #expect(Set(spellings.map(Facet.key)) == Set(same.map(\.key)))
    }

    @Test(arguments: [
        ("artic", "arctic"), ("subartic", "subarctic"), ("Banking clan frigte", "banking clan frigate"),
        ("Low Altitude Assault Transport/infrantry", "low altitude assault transport/infrantry"),
        ("Wookie", "wookiee"), ("blue-gray", "blue-grey"), ("golden", "gold"),
    ])
    func `slips of the pen are mended where values are compared`(value: String, key: String) {
        #expect(Facet.key(value) == key)
    }

    @Test(arguments: [
        ("wookiee", RecordID(kind: .species, uid: "3")), ("banking frigate", RecordID(kind: .starships, uid: "68")),
    ])
    func `who writes a word as it should be finds what is misspelt`(text: String, id: RecordID) async throws {
        #expect(try await index.search(text).contains { $0.id == id })
    }

    @Test func `what is misspelt is shown as the source has it`() {
        #expect(archive[Reference<Species>(uid: "3")]?.name == "Wookie")
        #expect(archive[Reference<Starship>(uid: "68")]?.name == "Banking clan frigte")
        #expect(archive[Reference<Vehicle>(uid: "50")]?.build.model == "Low Altitude Assault Transport/infrantry")
        #expect(Set(archive.planets.flatMap(\.climates)).isSuperset(of: ["artic", "subartic"]))
    }

    @Test func `classification and designation of the fourth species stand the wrong way round, and stay so`() {
        let rodian = archive[Reference<Species>(uid: "4")]
        #expect(rodian?.classification == .text("sentient"))
        #expect(rodian?.designation == .text("reptilian"))
    }

    @Test func `gender is male, female, none, hermaphrodite or no question`() {
        let genders = Dictionary(archive.people.map { ($0.gender, 1) }, uniquingKeysWith: +)
        #expect(
            Set(genders.keys) == [.text("male"), .text("female"), .text("hermaphrodite"), .none, .notApplicable])
    }
}

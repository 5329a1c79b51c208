import SwapiKit
import Testing

/// Every item of the lists that the API writes as one string, of beings and planets.
struct GoldenListsTests {
    private let archive: Archive

    init() throws { archive = try Archive() }

    @Test func `the colours of people are those that were counted`() {
        expect(
            archive.people.flatMap(\.hairColors),
            [
                "auburn": 3, "black": 12, "blond": 3, "blonde": 1, "brown": 17, "grey": 3, "none": 36,
                "white": 5,
            ])
        expect(
            archive.people.flatMap(\.skinColors),
            [
                "blue": 8, "brown": 6, "brown mottle": 1, "dark": 5, "fair": 18, "gold": 1, "green": 9,
                "green-tan": 1, "grey": 12, "light": 9, "metal": 1, "mottled green": 1, "orange": 2, "pale": 5,
                "red": 5, "silver": 1, "tan": 2, "white": 7, "yellow": 4,
            ])
        expect(
            archive.people.flatMap(\.eyeColors),
            [
                "black": 9, "blue": 20, "blue-gray": 1, "brown": 20, "gold": 1, "green": 1, "hazel": 2,
                "orange": 8, "pink": 1, "red": 6, "white": 1, "yellow": 12,
            ])
    }

    @Test func `the colours of species are those that were counted`() {
        expect(
            archive.species.flatMap(\.skinColors),
            [
                "asian": 1, "black": 1, "blue": 9, "brown": 11, "caucasian": 1, "dark": 1, "gray": 2,
                "green": 15, "grey": 10, "hispanic": 1, "magenta": 1, "orange": 5, "pale": 2, "pale pink": 1,
                "peach": 1, "pink": 2, "purple": 3, "red": 6, "tan": 3, "white": 3, "yellow": 8,
            ])
        expect(
            archive.species.flatMap(\.hairColors),
            [
                "black": 6, "blond": 1, "blonde": 1, "brown": 5, "none": 26, "red": 2, "white": 3,
            ])
        expect(
            archive.species.flatMap(\.eyeColors),
            [
                "amber": 1, "black": 9, "blue": 8, "brown": 7, "golden": 1, "green": 6, "grey": 1, "hazel": 3,
                "indigo": 1, "orange": 9, "pink": 2, "red": 5, "silver": 1, "yellow": 14,
            ])
    }

    @Test func `climates and terrains are those that were counted`() {
        expect(
            archive.planets.flatMap(\.climates),
            [
                "arid": 9, "artic": 1, "artificial temperate": 1, "frigid": 2, "frozen": 1, "hot": 4,
                "humid": 1, "moist": 1, "murky": 1, "polluted": 1, "rocky": 1, "subartic": 1, "superheated": 1,
                "temperate": 32, "tropical": 5, "windy": 2,
            ])
        expect(
            archive.planets.flatMap(\.terrains),
            [
                "acid pools": 1, "airless asteroid": 1, "ash": 1, "barren": 3, "bogs": 1, "canyons": 2,
                "caves": 2, "cities": 1, "cityscape": 2, "cliffs": 1, "desert": 4, "deserts": 7, "fields": 1,
                "forests": 9, "fungus forests": 1, "gas giant": 1, "glaciers": 2, "grass": 1, "grasslands": 3,
                "grassy hills": 1, "hills": 2, "ice canyons": 1, "ice caves": 1, "islands": 2, "jungle": 2,
                "jungles": 4, "lakes": 4, "lava rivers": 1, "mesas": 1, "mountain": 1, "mountain ranges": 1,
                "mountains": 17, "ocean": 1, "oceans": 7, "plains": 5, "plateaus": 2, "rainforests": 5,
                "reefs": 1, "rivers": 2, "rock": 1, "rock arches": 1, "rocky": 1, "rocky canyons": 1,
                "rocky deserts": 1, "rocky islands": 1, "savanna": 1, "savannahs": 1, "savannas": 2,
                "scrublands": 1, "seas": 5, "sinkholes": 1, "swamp": 1, "swamps": 6, "toxic cloudsea": 1,
                "tundra": 3, "urban": 5, "valleys": 1, "verdant": 1, "vines": 1, "volcanoes": 4,
            ])
    }

    /// Each item and how often it was counted; nobody's answer is no item.
    private func expect(_ items: [String], _ golden: [String: Int], at place: SourceLocation = #_sourceLocation) {
        #expect(Dictionary(items.map { ($0, 1) }, uniquingKeysWith: +) == golden, sourceLocation: place)
    }
}

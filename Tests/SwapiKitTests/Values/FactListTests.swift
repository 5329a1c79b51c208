import SwapiKit
import Testing

struct FactListTests {
    @Test(
        arguments: [
            ("brown, grey", ["brown", "grey"]), ("brown", ["brown"]), ("none", ["none"]), ("unknown", []), ("n/a", []),
            (nil, []), ("artificial temperate ", ["artificial temperate"]), ("a,,b, ", ["a", "b"]),
        ] as [(String?, [String])])
    func `a list is taken apart at its commas`(raw: String?, items: [String]) {
        #expect(FactList.items(raw) == items)
    }

    @Test(arguments: [
        ("Gallofree Yards, Inc.", ["Gallofree Yards, Inc."]),
        (
            "Hoersch-Kessel Drive, Inc, Gwori Revolutionary Industries",
            ["Hoersch-Kessel Drive, Inc", "Gwori Revolutionary Industries"]
        ),
        (
            "Theed Palace Space Vessel Engineering Corps/Nubia Star Drives, Incorporated",
            ["Theed Palace Space Vessel Engineering Corps", "Nubia Star Drives, Incorporated"]
        ),
        ("Incom Corporation, Subpro Corporation", ["Incom Corporation", "Subpro Corporation"]),
        ("unknown", []), ("Inc.", ["Inc."]),
    ])
    func `a maker with a comma stays whole`(raw: String, makers: [String]) {
        #expect(FactList.makers(raw) == makers)
    }

    @Test(arguments: [
        ("blond", "blonde"), ("grey", "gray"), ("blue-grey", "blue-gray"), ("Starfighter", "starfighter"),
        ("Star Destroyer", "star destroyer"), ("airspeeder", "air speeder"), ("desert", "deserts"),
        ("Incom Corporation", "Incom corporation"), ("Cygnus Spaceworks", "Cyngus Spaceworks"),
        ("Galactic Basic", "Galatic Basic"), ("savanna", "savannahs"), ("subarctic", "subartic"),
    ])
    func `spellings of one value fold`(one: String, other: String) {
        #expect(Facet.key(one) == Facet.key(other))
    }

    @Test func `each value is listed once, in the source's first spelling`() {
        #expect(Facet.distinct(["Starfighter", "yacht", "starfighter"]) == ["Starfighter", "yacht"])
        #expect(Facet.key("brown") != Facet.key("brown mottle"))
    }
}

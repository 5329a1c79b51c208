import SwapiKit
import Testing

/// Every birth year and every time that supplies last.
struct GoldenTimesTests {
    private let archive: Archive

    init() throws { archive = try Archive() }

    private static let births: [(raw: String, count: Int, year: Double?)] = [
        ("unknown", 39, nil),
        ("19BBY", 2, -19),
        ("41.9BBY", 2, -41.9),
        ("48BBY", 2, -48),
        ("52BBY", 2, -52),
        ("72BBY", 2, -72),
        ("82BBY", 2, -82),
        ("92BBY", 2, -92),
        ("102BBY", 1, -102),
        ("112BBY", 1, -112),
        ("15BBY", 1, -15),
        ("200BBY", 1, -200),
        ("21BBY", 1, -21),
        ("22BBY", 1, -22),
        ("24BBY", 1, -24),
        ("29BBY", 1, -29),
        ("31.5BBY", 1, -31.5),
        ("31BBY", 1, -31),
        ("33BBY", 1, -33),
        ("37BBY", 1, -37),
        ("40BBY", 1, -40),
        ("41BBY", 1, -41),
        ("44BBY", 1, -44),
        ("46BBY", 1, -46),
        ("47BBY", 1, -47),
        ("53BBY", 1, -53),
        ("54BBY", 1, -54),
        ("57BBY", 1, -57),
        ("58BBY", 1, -58),
        ("600BBY", 1, -600),
        ("62BBY", 1, -62),
        ("64BBY", 1, -64),
        ("66BBY", 1, -66),
        ("67BBY", 1, -67),
        ("896BBY", 1, -896),
        ("8BBY", 1, -8),
        ("91BBY", 1, -91),
    ]

    private static let starships: [(raw: String, count: Int, amount: Amount, unit: FactUnit)] = [
        ("2 years", 6, .number(2), .years),
        ("unknown", 5, .unknown, .days),
        ("1 week", 4, .number(1), .weeks),
        ("7 days", 4, .number(7), .days),
        ("1 month", 2, .number(1), .months),
        ("1 year", 2, .number(1), .years),
        ("2 months", 2, .number(2), .months),
        ("5 days", 2, .number(5), .days),
        ("15 hours", 1, .number(15), .hours),
        ("2 days", 1, .number(2), .days),
        ("3 years", 1, .number(3), .years),
        ("30 days", 1, .number(30), .days),
        ("4 years", 1, .number(4), .years),
        ("500 days", 1, .number(500), .days),
        ("56 days", 1, .number(56), .days),
        ("6 months", 1, .number(6), .months),
        ("6 years", 1, .number(6), .years),
    ]

    private static let vehicles: [(raw: String, count: Int, amount: Amount, unit: FactUnit)] = [
        ("unknown", 13, .unknown, .days),
        ("none", 10, .nothing, .days),
        ("1 day", 5, .number(1), .days),
        ("2 days", 3, .number(2), .days),
        ("7 days", 2, .number(7), .days),
        ("2 months", 1, .number(2), .months),
        ("20 days", 1, .number(20), .days),
        ("21 days", 1, .number(21), .days),
        ("3 days", 1, .number(3), .days),
        ("Live food tanks", 1, .words("Live food tanks"), .days),
        ("0", 1, .number(0), .days),
    ]

    @Test func `every birth year is read, and as many people have it as were counted`() {
        for (raw, count, year) in Self.births {
            let born = archive.people.filter { $0.facts.birthYear == raw }
            #expect(born.count == count, "\(raw)")
            #expect(born.allSatisfy { $0.birthYear?.year == year }, "\(raw)")
        }
        #expect(Self.births.reduce(0) { $0 + $1.count } == archive.people.count)
        let years = archive.people.map(\.birthYear?.year)
        #expect(years.compactMap(\.self).min() == -896)
        #expect(years.compactMap(\.self).max() == -8)
    }

    @Test func `every time that supplies last is read in its own unit, and as many craft have it as were counted`() {
        check(Self.starships, archive.starships)
        check(Self.vehicles, archive.vehicles)
    }

    private func check(_ golden: [(raw: String, count: Int, amount: Amount, unit: FactUnit)], _ craft: [some Craft]) {
        for (raw, count, amount, unit) in golden {
            let having = craft.filter { $0.build.consumables == raw }
            #expect(having.count == count, "\(raw)")
            #expect(having.allSatisfy { $0.consumables == Quantity(amount: amount, unit: unit) }, "\(raw)")
        }
        #expect(golden.reduce(0) { $0 + $1.count } == craft.count)
    }
}

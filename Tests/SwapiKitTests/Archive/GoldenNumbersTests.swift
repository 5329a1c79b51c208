import SwapiKit
import Testing

/// Every number of the archive that isn't written as one.
struct GoldenNumbersTests {
    private let archive: Archive

    init() throws { archive = try Archive() }

    @Test(arguments: GoldenNumbers.beings + GoldenNumbers.craft)
    func `plain numbers are read as they are, and every other value as what it means`(golden: GoldenNumbers) throws {
        var (plain, odd): ([Double], [String: Int]) = ([], [:])
        for (raw, quantity) in golden.values(archive) {
            let raw = try #require(raw)
            if raw.allSatisfy({ "0"..."9" ~= $0 || $0 == "." }), let number = Double(raw) {
                plain.append(number)
                let isUnknown = golden.zeroIsUnknown && number == 0
                #expect(quantity.amount == (isUnknown ? .unknown : .number(number)), "\(raw)")
            } else {
                odd[raw, default: 0] += 1
                let known = try #require(golden.others.first { $0.raw == raw }, "\(raw) is new")
                #expect(quantity.amount == known.amount, "\(raw)")
            }
        }
        #expect(plain.count == golden.plain)
        #expect(plain.min() == golden.range.lowerBound && plain.max() == golden.range.upperBound)
        #expect(odd == Dictionary(uniqueKeysWithValues: golden.others.map { ($0.raw, $0.count) }))
    }

    @Test func `zeros that nobody knows are those of six planets, other zeros are numbers`() {
        let uids = { (fact: (Planet.Facts) -> String?) in archive.planets.filter { fact($0.facts) == "0" }.map(\.uid) }
        #expect(uids(\.diameter) == ["15", "18", "20", "28", "29", "30"])
        #expect(uids(\.rotationPeriod) == ["28"])
        #expect(uids(\.orbitalPeriod) == ["28"])
        #expect(uids(\.surfaceWater) == ["6", "13", "15"])
        #expect(uids(\.population) == ["41"])
        #expect(archive.planets.filter { $0.surfaceWater.amount == .number(0) }.map(\.uid) == ["6", "13", "15"])
        #expect(archive.planets.filter { $0.population.amount == .number(0) }.map(\.uid) == ["41"])
        #expect(archive.vehicles.count { $0.crew.amount == .number(0) } == 3)
        #expect(archive.vehicles.count { $0.passengers.amount == .number(0) } == 16)
        #expect(archive.vehicles.count { $0.cargoCapacity.amount == .number(0) } == 3)
    }

    @Test func `values with commas, beyond 32 bits and with blanks at their end are where they were found`() {
        let ship = { (uid: String) in archive[Reference<Starship>(uid: uid)] }
        #expect(archive[Reference<People>(uid: "16")]?.mass.sortKey == 1_358)
        #expect(ship("3")?.length.sortKey == 1_600)
        #expect(ship("3")?.crew.sortKey == 47_060)
        #expect(ship("9")?.crew.sortKey == 342_953)
        #expect(ship("9")?.passengers.sortKey == 843_342)
        #expect(ship("15")?.crew.sortKey == 279_144)
        #expect(ship("9")?.cost.sortKey == 1e12)
        #expect(ship("9")?.cargoCapacity.sortKey == 1e12)
        #expect(ship("32")?.cargoCapacity.sortKey == 4e9)
        #expect(ship("2")?.crew.amount == .range(lower: 30, upper: 165))
        #expect(ship("11")?.maxAtmospheringSpeed.amount == .number(1_000))
        #expect(archive.planets.compactMap(\.population.sortKey).max() == 1e12)
        let padded = archive.vehicles.filter { $0.build.length?.last == " " }
        #expect(padded.map(\.uid) == ["4", "6", "7"])
        #expect(padded.map(\.length.sortKey) == [36.8, 10.4, 3.4])
    }

    @Test func `release dates and episodes are those of the six films`() {
        let dates = ["1977-05-25", "1980-05-17", "1983-05-25", "1999-05-19", "2002-05-16", "2005-05-19"]
        #expect(archive.films.map { $0.releaseDate?.isoText } == dates)
        #expect(archive.films.map(\.episode) == [4, 5, 6, 1, 2, 3])
    }
}

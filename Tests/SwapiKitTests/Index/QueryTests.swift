import Foundation
import SwapiKit
import Testing

struct QueryTests {
    private let archive: Archive
    private let index: ArchiveIndex

    init() throws {
        archive = try Archive()
        index = ArchiveIndex(archive)
    }

    private func people(_ query: Query) async throws -> [People] {
        try await index.records(query).compactMap { archive[Reference<People>(uid: $0.uid)] }
    }

    private func counts(_ field: Field, _ query: Query) async throws -> [String: Int] {
        let values = try await index.facets(query).first { $0.field == field }?.values ?? []
        return Dictionary(uniqueKeysWithValues: values.map { ($0.shown, $0.count) })
    }

    // MARK: Facets

    @Test func `of a facet any chosen value will do, and all facets have to agree`() async throws {
        let both = try await people(Query(.people, chosen: [.gender: ["male", "female"]]))
        #expect(both.count == archive.people.count { ["male", "female"].contains($0.facts.gender) })
        #expect(Set(both.map(\.facts.gender)) == ["male", "female"])
        let blue = try await people(Query(.people, chosen: [.gender: ["male", "female"], .eyeColor: ["blue"]]))
        #expect(blue.map(\.uid) == both.filter { $0.eyeColors.contains("blue") }.map(\.uid))
        #expect(!blue.isEmpty && blue.count < both.count)
        #expect(try await people(Query(.people, chosen: [.gender: []])).count == 82)
        #expect(try await people(Query(.people, chosen: [.gender: ["'; --"]])).isEmpty)
    }

    @Test func `each item of a list is a value, and spellings of one value are one`() async throws {
        let archive = Archive(people: [
            People(uid: "1", name: "A", facts: .init(hairColor: "blond")),
            People(uid: "2", name: "B", facts: .init(hairColor: "Blonde, grey")),
            People(uid: "3", name: "C", facts: .init(hairColor: "unknown")),
            People(uid: "4", name: "D", facts: .init(hairColor: "n/a")),
            People(uid: "5", name: "E", facts: .init(hairColor: "none")),
        ])
        let values = try await ArchiveIndex(archive).facets(Query(.people)).first { $0.field == .hairColor }?.values
        #expect(
            values == [
                FacetValue(key: "blond", shown: "blond", count: 2), FacetValue(key: "grey", shown: "grey", count: 1),
                FacetValue(key: "none", shown: "none", count: 1),
            ])
    }

    @Test func `counts say what choosing a value would show`() async throws {
        let query = Query(.people, chosen: [.gender: ["female"]])
        let genders = try await counts(.gender, query)
        #expect(genders["male"] == archive.people.count { $0.facts.gender == "male" })
        #expect(genders["female"] == archive.people.count { $0.facts.gender == "female" })
        for (shown, count) in try await counts(.eyeColor, query) {
            let found = archive.people.count {
                $0.facts.gender == "female" && $0.eyeColors.map(Facet.key).contains(Facet.key(shown))
            }
            #expect(count == found, "\(shown)")
        }
        #expect(try await index.count(query) == genders["female"])
    }

    @Test func `every facet of every kind has values, and each shows as many records as it counts`() async throws {
        for kind in Kind.allCases {
            let facets = try await index.facets(Query(kind))
            #expect(facets.map(\.field) == Field.facets(of: kind))
            for facet in facets {
                #expect(!facet.values.isEmpty, "\(kind) \(facet.field)")
                for value in facet.values {
                    let query = Query(kind, chosen: [facet.field: [value.key]])
                    #expect(try await index.count(query) == value.count && value.count > 0)
                }
            }
        }
    }

    @Test func `a maker with a comma in its name is one value, and two spellings of a class are one`() async throws {
        let makers = try await counts(.manufacturer, Query(.starships))
        #expect(makers["Gallofree Yards, Inc."] == 1)
        #expect(makers["Inc."] == nil)
        let classes = try await index.facets(Query(.starships)).first { $0.field == .craftClass }?.values
        #expect(classes?.count { $0.key == "starfighter" } == 1)
        #expect(classes?.first { $0.key == "starfighter" }?.shown == "Starfighter")
    }

    @Test func `relations are facets by name, and nobody's planet is none`() async throws {
        let homeworlds = try await counts(.homeworld, Query(.people))
        #expect(homeworlds["Tatooine"] == archive.planets[0].residents.count)
        #expect(homeworlds["unknown"] == nil)
        #expect(try await counts(.films, Query(.people))["A New Hope"] == archive.films[0].characters.count)
    }

    // MARK: Links and text

    @Test func `records with a link to another are found from either end`() async throws {
        let film = archive.films[0]
        let characters = try await index.records(Query(.people, linkedTo: film.recordID))
        #expect(characters == film.characters.map(\.id))
        let films = try await index.records(Query(.films, linkedTo: RecordID(kind: .people, uid: "1")))
        #expect(films == archive.people[0].films.map(\.id))
    }

    @Test func `text narrows a query as it does a search`() async throws {
        #expect(try await people(Query(.people, text: "sky")).map(\.name).contains("Luke Skywalker"))
        #expect(try await people(Query(.people, text: "padme")).map(\.uid) == ["35"])
        #expect(try await people(Query(.people, text: "(")).isEmpty)
        #expect(try await people(Query(.people, text: "  ")).count == 82)
        #expect(try await counts(.gender, Query(.people, text: "padme"))["female"] == 1)
    }

    // MARK: Order

    @Test(arguments: Kind.allCases)
    func `every number sorts in both orders, and unknown ones come last in both`(kind: Kind) async throws {
        for measure in Measure.measures(of: kind) {
            let up = try await index.records(Query(kind, sort: .measure(measure)))
            let down = try await index.records(Query(kind, sort: .measure(measure), order: .reverse))
            #expect(up.count == archive.count(of: kind) && Set(up) == Set(down))
            #expect(up != down, "\(measure)")
        }
    }

    @Test func `years, ranges and prices with commas sort by their numbers`() async throws {
        for order in [SortOrder.forward, .reverse] {
            let born = try await people(Query(.people, sort: .measure(.birthYear), order: order)).map(\.birthYear?.year)
            #expect(born == born.sorted(using: UnknownLast(order: order)))
            #expect(born.last == .some(nil))
            let masses = try await people(Query(.people, sort: .measure(.mass), order: order)).map(\.mass.sortKey)
            #expect(masses == masses.sorted(using: UnknownLast(order: order)))
            let ships = try await index.records(Query(.starships, sort: .measure(.crew), order: order))
            let crews = ships.map { archive[Reference<Starship>(uid: $0.uid)]?.crew.sortKey }
            #expect(crews == crews.sorted(using: UnknownLast(order: order)))
        }
        #expect(try await people(Query(.people, sort: .measure(.birthYear))).first?.name == "Yoda")
        #expect(try await people(Query(.people, sort: .measure(.mass), order: .reverse)).first?.mass.sortKey == 1_358)
    }

    @Test(arguments: [
        (Kind.people, Measure.mass, ["77", "1,358", "unknown"]),
        (.people, .birthYear, ["896BBY", "41.9BBY", "19 BBY", "4ABY", "unknown"]),
        (.starships, .crew, ["5", "30-165", "342,953", "n/a"]),
        (.starships, .length, ["36.8 ", "1,600", "indefinite"]),
        (.starships, .maxAtmospheringSpeed, ["950", "1000km", "1050", "N/A"]),
        (.starships, .passengers, ["0", "6", "none"]),
        (.starships, .consumables, ["15 hours", "5 days", "1 week", "2 months", "1 year", "Live food tanks"]),
        (.starships, .cost, ["4500", "1000000000000", "unknown"]),
        (.planets, .gravity, ["0.9", "1 standard", "1.5 (surface), 1 standard (Cloud City)", "N/A"]),
        (.planets, .diameter, ["4900", "12500", "0"]),
        (.planets, .population, ["200000", "1000000000000", "unknown"]),
    ])
    func `the records' odd numbers sort by what they say, and what is none comes last`(
        kind: Kind, measure: Measure, values: [String]
    ) async throws {
        // The last in order has the first number, so that neither number nor name gives the order.
        let records = values.enumerated().map { (uid: "\(values.count - $0.offset)", value: $0.element) }
        let craft = {
            CraftFacts(
                cost: $0, length: $0, maxAtmospheringSpeed: $0, crew: $0, passengers: $0, consumables: $0)
        }
        let archive = Archive(
            people: records.map {
                People(uid: $0.uid, name: $0.uid, facts: .init(mass: $0.value, birthYear: $0.value))
            },
            planets: records.map {
                Planet(
                    uid: $0.uid, name: $0.uid,
                    facts: .init(gravity: $0.value, diameter: $0.value, population: $0.value))
            },
            starships: records.map { Starship(uid: $0.uid, name: $0.uid, build: craft($0.value)) })
        let index = ArchiveIndex(archive)
        let up = try await index.records(Query(kind, sort: .measure(measure))).map(\.uid)
        let down = try await index.records(Query(kind, sort: .measure(measure), order: .reverse)).map(\.uid)
        #expect(up == records.map(\.uid))
        #expect(down == records.dropLast().reversed().map(\.uid) + [records.last?.uid])
    }

    @Test func `names sort without case and accents, the same in every locale`() async throws {
        let archive = Archive(
            people: ["Zam", "Éa", "ea b", "Ärger", "beru", "Adi"].enumerated().map {
                People(uid: "\($0.offset)", name: $0.element)
            })
        let index = ArchiveIndex(archive)
        let up = try await index.records(Query(.people, sort: .name)).map(\.uid)
        #expect(up == ["5", "3", "4", "1", "2", "0"])
        #expect(try await index.records(Query(.people, sort: .name, order: .reverse)).map(\.uid) == up.reversed())
    }

    @Test func `numbers of the API sort as numbers, and pages follow one another`() async throws {
        let all = try await index.records(Query(.vehicles))
        #expect(all == archive.vehicles.map(\.recordID))
        #expect(try await index.records(Query(.vehicles, order: .reverse)) == all.reversed())
        var pages: [RecordID] = []
        for offset in stride(from: 0, to: 60, by: 10) {
            pages += try await index.records(Query(.vehicles, offset: offset, limit: 10))
        }
        #expect(pages == all)
        #expect(try await index.records(Query(.vehicles, offset: -1, limit: -1)).isEmpty)
    }
}

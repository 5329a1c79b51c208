// What the index knows of a record.

/// A record that can be searched, filtered and sorted.
protocol IndexedRecord: Record {
    /// Its facts in words, without those that nobody knows.
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])]
    /// Its numbers; nil for one that nobody knows.
    var numbers: [(measure: Measure, number: Double?)] { get }
}

/// One value of a field.
struct IndexedWord {
    /// Equal for spellings of the same value; the uid of what a link leads to.
    let key: String
    /// As the source spells it.
    let shown: String
}

extension [IndexedWord] {
    init(_ values: [String]) {
        self = Facet.distinct(values).map { IndexedWord(key: Facet.key($0), shown: $0) }
    }

    /// An answer in words; "none" is one.
    init(_ text: FactText) {
        switch text {
        case .text(let text): self.init([text])
        case .none: self.init(["none"])
        case .unknown, .notApplicable: self = []
        }
    }

    init<Target: Record>(_ references: [Reference<Target>], _ archive: Archive) {
        self = archive[references].map { IndexedWord(key: $0.uid, shown: $0.name) }
    }

    /// A planet that stands for "nobody knows" is no answer.
    init(_ homeworld: Reference<Planet>?, _ archive: Archive) {
        let planet = homeworld.flatMap { archive[$0] }
        self = planet?.knownName.map { [IndexedWord(key: planet?.uid ?? "", shown: $0)] } ?? []
    }
}

extension People: IndexedRecord {
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])] {
        [
            (.gender, .init(gender)), (.hairColor, .init(hairColors)), (.skinColor, .init(skinColors)),
            (.eyeColor, .init(eyeColors)), (.homeworld, .init(homeworld, archive)), (.species, .init(species, archive)),
            (.films, .init(films, archive)),
        ]
    }

    var numbers: [(measure: Measure, number: Double?)] {
        [(.height, height.sortKey), (.mass, mass.sortKey), (.birthYear, birthYear?.year)]
    }
}

extension Film: IndexedRecord {
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])] {
        [(.director, .init(FactList.items(director))), (.producer, .init(producers))]
    }

    var numbers: [(measure: Measure, number: Double?)] {
        let day = releaseDate.map { Double($0.year * 10_000 + $0.month * 100 + $0.day) }
        return [(.episode, episode.map { Double($0) }), (.releaseDate, day)]
    }
}

extension Planet: IndexedRecord {
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])] {
        [(.climate, .init(climates)), (.terrain, .init(terrains)), (.films, .init(films, archive))]
    }

    var numbers: [(measure: Measure, number: Double?)] {
        [
            (.gravity, gravity.sortKey), (.diameter, diameter.sortKey), (.rotationPeriod, rotationPeriod.sortKey),
            (.orbitalPeriod, orbitalPeriod.sortKey), (.surfaceWater, surfaceWater.sortKey),
            (.population, population.sortKey),
        ]
    }
}

extension Species: IndexedRecord {
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])] {
        [
            (.classification, .init(classification)), (.designation, .init(designation)),
            (.skinColor, .init(skinColors)), (.hairColor, .init(hairColors)), (.eyeColor, .init(eyeColors)),
            (.language, .init(language)), (.homeworld, .init(homeworld, archive)), (.films, .init(films, archive)),
        ]
    }

    var numbers: [(measure: Measure, number: Double?)] {
        [(.averageHeight, averageHeight.sortKey), (.averageLifespan, averageLifespan.sortKey)]
    }
}

extension Craft {
    fileprivate func craftWords(in archive: Archive) -> [(field: Field, words: [IndexedWord])] {
        [
            (.craftClass, .init(craftClass)), (.manufacturer, .init(manufacturers)), (.model, .init(model)),
            (.films, .init(films, archive)),
        ]
    }

    fileprivate var craftNumbers: [(measure: Measure, number: Double?)] {
        [
            (.cost, cost.sortKey), (.length, length.sortKey), (.maxAtmospheringSpeed, maxAtmospheringSpeed.sortKey),
            (.crew, crew.sortKey), (.passengers, passengers.sortKey), (.cargoCapacity, cargoCapacity.sortKey),
            (.consumables, consumables.sortKey),
        ]
    }
}

extension Starship: IndexedRecord {
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])] { craftWords(in: archive) }

    var numbers: [(measure: Measure, number: Double?)] {
        craftNumbers + [(.hyperdriveRating, hyperdriveRating.sortKey), (.megalights, megalights.sortKey)]
    }
}

extension Vehicle: IndexedRecord {
    func words(in archive: Archive) -> [(field: Field, words: [IndexedWord])] { craftWords(in: archive) }
    var numbers: [(measure: Measure, number: Double?)] { craftNumbers }
}

// Whole documents as the API sends them: facts under `properties`, links as URLs.

/// An answer with one document, or all of them, under `result`.
struct DocumentAnswer<Result: Decodable>: Decodable {
    let result: Result
}

/// One page of a list of whole documents, and the link to the next one.
struct DocumentPage<Document: Decodable>: Decodable {
    let results: [Document]
    let next: String?
    /// How many there are on all pages; nil if the server doesn't say.
    let total: Int?

    init(from decoder: any Decoder) throws {
        let page = try decoder.container(keyedBy: CodingKeys.self)
        results = try page.decode([Document].self, forKey: .results)
        next = page.text(forKey: .next).flatMap { $0.isEmpty ? nil : $0 }
        total = page.text(forKey: .total).flatMap { Int($0) }
    }

    private enum CodingKeys: String, CodingKey {
        case results, next
        case total = "total_records"
    }
}

struct PersonDocument: Decodable {
    let details: PersonDetails

    init(from decoder: any Decoder) throws {
        let facts = try decoder.facts(keyedBy: CodingKeys.self)
        details = PersonDetails(
            person: try People(from: decoder),
            height: facts.text(forKey: .height),
            mass: facts.text(forKey: .mass),
            birthYear: facts.text(forKey: .birthYear),
            gender: facts.text(forKey: .gender),
            hairColor: facts.text(forKey: .hairColor),
            skinColor: facts.text(forKey: .skinColor),
            eyeColor: facts.text(forKey: .eyeColor),
            homeworld: facts.text(forKey: .homeworld).flatMap(uid(ofLink:)),
            films: facts.linkedUIDs(forKey: .films))
    }

    private enum CodingKeys: String, CodingKey {
        case height, mass, gender, homeworld, films
        case birthYear = "birth_year"
        case hairColor = "hair_color"
        case skinColor = "skin_color"
        case eyeColor = "eye_color"
    }
}

struct PlanetDocument: Decodable {
    let planet: Planet

    init(from decoder: any Decoder) throws {
        let facts = try decoder.facts(keyedBy: CodingKeys.self)
        planet = Planet(
            uid: try decoder.container(keyedBy: DocumentKey.self).decodeText(forKey: .uid),
            name: try facts.decode(String.self, forKey: .name),
            climate: facts.text(forKey: .climate),
            terrain: facts.text(forKey: .terrain),
            gravity: facts.text(forKey: .gravity),
            diameter: facts.text(forKey: .diameter),
            rotationPeriod: facts.text(forKey: .rotationPeriod),
            orbitalPeriod: facts.text(forKey: .orbitalPeriod),
            surfaceWater: facts.text(forKey: .surfaceWater),
            population: facts.text(forKey: .population))
    }

    private enum CodingKeys: String, CodingKey {
        case name, climate, terrain, gravity, diameter, population
        case rotationPeriod = "rotation_period"
        case orbitalPeriod = "orbital_period"
        case surfaceWater = "surface_water"
    }
}

struct FilmDocument: Decodable {
    let film: Film

    init(from decoder: any Decoder) throws {
        let facts = try decoder.facts(keyedBy: CodingKeys.self)
        film = Film(
            uid: try decoder.container(keyedBy: DocumentKey.self).decodeText(forKey: .uid),
            title: try facts.decode(String.self, forKey: .title),
            episode: facts.text(forKey: .episode).flatMap { Int($0) },
            director: facts.text(forKey: .director) ?? "",
            producer: facts.text(forKey: .producer) ?? "",
            releaseDate: facts.text(forKey: .releaseDate).flatMap { CalendarDate($0) },
            characters: facts.linkedUIDs(forKey: .characters))
    }

    private enum CodingKeys: String, CodingKey {
        case title, director, producer, characters
        case episode = "episode_id"
        case releaseDate = "release_date"
    }
}

private enum DocumentKey: String, CodingKey { case uid, properties }

extension Decoder {
    /// The container of a document's `properties`.
    fileprivate func facts<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try container(keyedBy: DocumentKey.self).nestedContainer(keyedBy: type, forKey: .properties)
    }
}

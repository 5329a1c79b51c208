// Whole documents as the API sends them: facts under `properties`, links as URLs.

package import Foundation

/// An answer with one document, or all of them, under `result`.
package struct DocumentAnswer<Result: Decodable>: Decodable {
    package let result: Result
}

extension DocumentAnswer where Result == [FilmDocument] {
    /// The films in the order of their numbers.
    package var films: [Film] {
        result.map(\.film).sorted { comesFirst($0.uid, $1.uid) }
    }
}

/// One page of a list of whole documents, and the link to the next one.
package struct DocumentPage<Document: Decodable>: Decodable {
    package let results: [Document]
    private let next: String?
    /// How many there are on all pages; nil if the server doesn't say.
    private let total: Int?

    /// The link to the next page; nil if this is the last one.
    ///
    /// - Parameter count: how many documents there were up to this page's last one.
    /// - Throws: `URLError(.badServerResponse)` for a list that ends too early: it must not take the place of a whole one.
    package func nextLink(after count: Int) throws(URLError) -> String? {
        if let next, !results.isEmpty { return next }
        guard count >= total ?? 0 else { throw URLError(.badServerResponse) }
        return nil
    }

    package init(from decoder: any Decoder) throws {
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

package struct PersonDocument: Decodable {
    package let details: PersonDetails

    package init(from decoder: any Decoder) throws {
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

package struct PlanetDocument: Decodable {
    package let planet: Planet

    package init(from decoder: any Decoder) throws {
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

package struct FilmDocument: Decodable {
    package let film: Film

    package init(from decoder: any Decoder) throws {
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

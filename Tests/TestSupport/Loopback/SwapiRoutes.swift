// The answers of swapi.tech for the loopback server, made from the bundled archive.

import Foundation
public import SwapiKit

/// Serves `/api/people`, `/api/planets`, one record of either, and `/api/films` in the shapes of the real API.
///
/// As there, `page` and `limit` work only together, a page past the end is the last one again, and an unknown path is
/// a web page with status 200.
public struct SwapiRoutes: Sendable {
    private let archive: Archive

    private let largestPage: Int

    /// - Parameters:
    ///   - archive: what to serve; nil for the archive that comes with the app.
    ///   - largestPage: how many records a page holds at most, whatever is asked for.
    public init(_ archive: Archive? = nil, largestPage: Int = .max) throws {
        self.archive = try archive ?? Archive()
        self.largestPage = largestPage
    }

    public func answer(to request: LoopbackServer.Request) -> LoopbackServer.Answer {
        let host = "http://" + (request.headers["host"] ?? "127.0.0.1")
        let parts = request.path.split(separator: "/").map(String.init)
        switch (parts.count, parts.dropFirst().first) {
        case (2, "people") where parts[0] == "api":
            return list("people", of: archive.people, host: host, query: request.query) { person, isExpanded in
                isExpanded
                    ? document(of: person) ?? [:] : ["uid": person.uid, "name": person.name, "url": person.url]
            }
        case (2, "planets") where parts[0] == "api":
            return list("planets", of: archive.planets, host: host, query: request.query) { planet, isExpanded in
                isExpanded
                    ? document(of: planet)
                    : ["uid": planet.uid, "name": planet.name, "url": link("planets", planet.uid)]
            }
        case (2, "films") where parts[0] == "api": return films()
        case (3, "people") where parts[0] == "api":
            return document(archive.people.first { $0.uid == parts[2] }.flatMap(document(of:)))
        case (3, "planets") where parts[0] == "api":
            return document(archive.planet(uid: parts[2]).map(document(of:)))
        default: return .response(.html("<!doctype html><title>swapi</title>"))
        }
    }

    private func list<Record>(
        _ kind: String, of all: [Record], host: String, query: [String: String],
        result: (Record, _ isExpanded: Bool) -> [String: Any]
    ) -> LoopbackServer.Answer {
        let asked = query["page"].flatMap { Int($0) }.flatMap { page in
            query["limit"].flatMap { Int($0) }.map {
                (page: max(1, page), limit: min(max(1, $0), all.count, largestPage))
            }
        }
        let limit = asked?.limit ?? 10
        let pages = (all.count + limit - 1) / limit
        let page = min(asked?.page ?? 1, pages)
        let isExpanded = query["expanded"]?.isEmpty == false
        let link = { (page: Int) -> Any in
            guard 1...pages ~= page else { return NSNull() }
            return "\(host)/api/\(kind)?page=\(page)&limit=\(limit)" + (isExpanded ? "&expanded=true" : "")
        }
        return json([
            "total_records": all.count, "total_pages": pages, "previous": link(page - 1), "next": link(page + 1),
            "results": all[(page - 1) * limit..<min(page * limit, all.count)].map { result($0, isExpanded) },
        ])
    }

    private func films() -> LoopbackServer.Answer {
        json(["result": archive.films.map(document(of:))])
    }

    private func document(_ document: [String: Any]?) -> LoopbackServer.Answer {
        guard let document else { return json([:], message: "not found", status: 404) }
        return json(["result": document])
    }
}

extension SwapiRoutes {
    private func document(of person: People) -> [String: Any]? {
        guard let details = archive.details(of: person) else { return nil }
        let properties: [String: Any] = [
            "name": person.name, "url": person.url,
            "height": details.height ?? "unknown", "mass": details.mass ?? "unknown",
            "birth_year": details.birthYear ?? "unknown", "gender": details.gender ?? "unknown",
            "hair_color": details.hairColor ?? "unknown", "skin_color": details.skinColor ?? "unknown",
            "eye_color": details.eyeColor ?? "unknown",
            "homeworld": link("planets", details.homeworld ?? "null"),
            "films": details.films.map { link("films", $0) },
        ]
        return ["uid": person.uid, "properties": properties, "_id": "5f63a36eee9fd7000499be42", "__v": 4]
    }

    private func document(of film: Film) -> [String: Any] {
        let properties: [String: Any] = [
            "title": film.title, "episode_id": film.episode ?? 0, "director": film.director,
            "producer": film.producer, "release_date": film.releaseDate?.isoText ?? "",
            "characters": film.characters.map { link("people", $0) }, "url": link("films", film.uid),
        ]
        return ["uid": film.uid, "properties": properties, "_id": "5f63a117cf50d100047f9762", "__v": 2]
    }

    private func document(of planet: Planet) -> [String: Any] {
        let properties = [
            "name": planet.name, "climate": planet.climate, "terrain": planet.terrain, "gravity": planet.gravity,
            "diameter": planet.diameter, "rotation_period": planet.rotationPeriod,
            "orbital_period": planet.orbitalPeriod, "surface_water": planet.surfaceWater,
            "population": planet.population, "url": link("planets", planet.uid),
        ]
        return [
            "uid": planet.uid, "properties": properties.compactMapValues { $0 }, "_id": "5f7254c11b7dfa00041c6fae",
            "__v": 2,
        ]
    }

    private func link(_ kind: String, _ uid: String) -> String {
        "https://www.swapi.tech/api/\(kind)/\(uid)"
    }

    private func json(_ fields: [String: Any], message: String = "ok", status: Int = 200) -> LoopbackServer.Answer {
        let envelope: [String: Any] = [
            "message": message, "apiVersion": "1.0", "timestamp": "2025-09-12T16:40:29.902Z",
            "support": ["contact": "admin@swapi.tech"], "social": [String: String](),
        ]
        let answer = fields.merging(envelope) { own, _ in own }
        guard let body = try? JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys]) else {
            return .response(.status(500))
        }
        return .response(.json(String(decoding: body, as: UTF8.self), status: status))
    }
}

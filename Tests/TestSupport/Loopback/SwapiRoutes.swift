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
        guard parts.first == "api", parts.count > 1, let kind = Kind(rawValue: parts[1]) else { return webPage }
        switch (parts.count, kind) {
        case (2, .films): return json(["result": archive.films.map(document(of:))])
        case (2, .people): return list(archive.people, host: host, query: request.query)
        case (2, .planets): return list(archive.planets, host: host, query: request.query)
        case (2, .species): return list(archive.species, host: host, query: request.query)
        case (2, .starships): return list(archive.starships, host: host, query: request.query)
        case (2, .vehicles): return list(archive.vehicles, host: host, query: request.query)
        case (3, _):
            guard let record = archive[RecordID(kind: kind, uid: parts[2])] as? any Served else {
                return json([:], message: "not found", status: 404)
            }
            return json(["result": document(of: record)])
        default: return webPage
        }
    }

    private var webPage: LoopbackServer.Answer { .response(.html("<!doctype html><title>swapi</title>")) }

    private func list<Content: Served>(
        _ all: [Content], host: String, query: [String: String]
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
            return "\(host)/api/\(Content.kind.rawValue)?page=\(page)&limit=\(limit)"
                + (isExpanded ? "&expanded=true" : "")
        }
        return json([
            "total_records": all.count, "total_pages": pages, "previous": link(page - 1), "next": link(page + 1),
            "results": all[(page - 1) * limit..<min(page * limit, all.count)].map { record in
                isExpanded ? document(of: record) : ["uid": record.uid, "name": record.name, "url": record.link]
            },
        ])
    }

    private func document(of record: any Served) -> [String: Any] {
        [
            "uid": record.uid, "_id": "5f63a36eee9fd7000499be42", "__v": 2,
            "properties": record.properties.merging(["url": record.link]) { own, _ in own },
        ]
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

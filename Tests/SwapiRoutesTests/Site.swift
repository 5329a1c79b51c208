import Foundation
import SwapiKit
import SwapiRoutes
import Testing

/// The routes over the archive, asked as tests ask them.
struct Site {
    /// When it was started: noon of a day in UTC.
    static let started = Date(timeIntervalSince1970: 1_800_014_400)

    let routes: Routes

    init(largestPage: Int = .max) throws {
        routes = Routes(try Archive(), started: Self.started, largestPage: largestPage)
    }

    func response(
        _ target: String, method: String = "GET", headers: [String: String] = ["host": "swapi.local:8080"],
        after seconds: TimeInterval = 0
    ) -> HTTPResponse? {
        routes.answer(
            to: HTTPRequest(method: method, target: target, headers: headers),
            at: Self.started.addingTimeInterval(seconds))
    }

    /// The object that a path below `/api` is answered with.
    func json(_ path: String, after seconds: TimeInterval = 0) throws -> [String: Any] {
        let answer = try #require(response("/api\(path)", after: seconds))
        return try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
    }

    /// The documents or briefs of a list.
    func list(_ path: String, under key: String = "results") throws -> [[String: Any]] {
        try #require(json(path)[key] as? [[String: Any]])
    }

    func uids(_ path: String, under key: String = "results") throws -> [String] {
        try list(path, under: key).compactMap { $0["uid"] as? String }
    }

    func names(_ path: String) throws -> [String] {
        try list(path, under: "result").compactMap {
            let properties = $0["properties"] as? [String: Any]
            return (properties?["name"] ?? properties?["title"]) as? String
        }
    }
}

// The routes of swapi.tech over an archive, as Documentation/API.md describes them.

public import Foundation
public import SwapiKit

/// Answers requests as swapi.tech does; what it answers depends on nothing but the request and the time.
///
/// Delays, limits and faults are `Service`'s; sockets are somebody else's.
public struct Routes: Sendable {
    let shelves: Shelves
    let started: Date
    let largestPage: Int

    /// - Parameters:
    ///   - archive: what to serve.
    ///   - started: when the site was started, which it gives as the time of every record's last change.
    ///   - largestPage: how many records a page holds at most, whatever is asked for; the real site has no such limit.
    public init(_ archive: Archive, started: Date = Date(), largestPage: Int = .max) {
        shelves = Shelves(archive)
        self.started = started
        self.largestPage = max(1, largestPage)
    }

    /// The answer; nil if the connection is to be closed without one, as for all methods but GET and OPTIONS.
    public func answer(to request: HTTPRequest, at time: Date = Date()) -> HTTPResponse? {
        guard request.method != "OPTIONS" else { return Self.preflight }
        guard request.method == "GET" else { return nil }
        var response = content(for: request, at: time)
        response.headers.merge(Self.expressHeaders) { own, _ in own }
        let tag = EntityTag.weak(of: response.body)
        response.headers["ETag"] = tag
        guard EntityTag.matches(request.headers["if-none-match"], tag), response.status == 200 else { return response }
        response.headers["Content-Type"] = nil
        return HTTPResponse(status: 304, headers: response.headers)
    }

    private func content(for request: HTTPRequest, at time: Date) -> HTTPResponse {
        // Paths ignore case, numbers have none.
        let steps = request.steps.map { $0.lowercased() }
        let kind = steps.count > 1 ? Kind(rawValue: steps[1]) : nil
        switch (steps.first, steps.count, kind) {
        case ("api", 1, _): return json([("message", .string("ok")), ("result", root(request))], request, time)
        case ("api", 2, let kind?): return list(of: kind, request, time)
        case ("api", 3, let kind?): return detail(RecordID(kind: kind, uid: steps[2]), request, time)
        case ("count", 2, _) where steps[1] == "all":
            return .json(JSON.object([("message", .string("ok")), ("counts", counts)]).text)
        default: return .html("<!doctype html><title>SWAPI</title><p>Here the web site would be.</p>")
        }
    }

    private func root(_ request: HTTPRequest) -> JSON {
        let kinds: [Kind] = [.films, .people, .planets, .species, .starships, .vehicles]
        return .object(kinds.map { ($0.rawValue, .string("\(Self.base(of: request))/\($0.rawValue)")) })
    }

    private var counts: JSON {
        .object(Kind.allCases.map { ($0.rawValue, .number(shelves.count(of: $0))) })
    }

    private func detail(_ id: RecordID, _ request: HTTPRequest, _ time: Date) -> HTTPResponse {
        guard let document = shelves.document(id) else { return json([id.kind.notFound], request, time, status: 404) }
        let result = document.whole(created: created(at: time))
        return json([("message", .string("ok")), ("result", result)], request, time)
    }

    /// The time that records give as their last change: the site seems to be started anew each day.
    func created(at time: Date) -> String {
        let days = (time.timeIntervalSince(started) / 86_400).rounded(.down)
        return started.addingTimeInterval(max(0, days) * 86_400).javaScriptText
    }

    /// The address of the API at the host that was asked.
    static func base(of request: HTTPRequest) -> String {
        "http://\(request.headers["host"] ?? "127.0.0.1")/api"
    }

    func json(
        _ fields: [(String, JSON)], _ request: HTTPRequest, _ time: Date, status: Int = 200
    ) -> HTTPResponse {
        let text = JSON.enveloped(fields, at: time).text
        // There the whole answer is one string.
        return .json(request.query["format"] == "wookiee" ? JSON.string(text).text : text, status: status)
    }

    private static let expressHeaders = ["X-Powered-By": "Express", "Access-Control-Allow-Origin": "*"]

    private static let preflight = HTTPResponse(
        status: 204,
        headers: expressHeaders.merging([
            "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
            "Vary": "Access-Control-Request-Headers",
        ]) { $1 })
}

// Sends one request and makes of the answer either a value or an error.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The way to the server: time-outs, redirects, statuses, and the pause that a server asks for.
struct Transport: Sendable {
    let session: HTTPSession
    /// Seconds; swapi.tech answers its hundredth request after ten.
    var timeout: TimeInterval = 30
    /// The time of day: servers and files give deadlines by it.
    private let now: @Sendable () -> Date
    /// The time that pauses are measured by.
    private let instant: @Sendable () -> ContinuousClock.Instant
    private let rateLimit: RateLimit

    init(
        session: URLSession?, pausedUntil: Date? = nil, now: @escaping @Sendable () -> Date = { Date() },
        instant: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.session = HTTPSession(like: session)
        self.now = now
        self.instant = instant
        rateLimit = RateLimit(seconds: pausedUntil?.timeIntervalSince(now()) ?? 0, from: instant())
    }

    /// The answer to a GET request, decoded from JSON.
    func get<Answer: Decodable>(_ url: URL) async throws -> Answer {
        let (body, response) = try await session.data(for: request(for: url))
        guard let response else { throw URLError(.badServerResponse) }
        try check(response)
        return try JSONDecoder().decode(Answer.self, from: body)
    }

    /// The request for an address.
    ///
    /// - Throws: `API.Failure.tooManyRequests` while the server is to be left alone.
    func request(for url: URL) throws(API.Failure) -> URLRequest {
        try rateLimit.check(now: instant())
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }

    /// Throws for an answer that has no data, and heeds what the server asks for in it.
    func check(_ response: URLResponse) throws {
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        switch response.statusCode {
        case 200:
            let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
            if type.lowercased().contains("html") { throw API.Failure.notJSON(contentType: type) }
        case 404:
            throw API.Failure.notFound
        case 429:
            let seconds = RetryAfter.seconds(response.value(forHTTPHeaderField: "Retry-After"), now: now())
            if let seconds { rateLimit.wait(seconds: seconds, from: instant()) }
            throw API.Failure.tooManyRequests(retryAfter: seconds)
        case 500...599:
            throw API.Failure.serverError(status: response.statusCode)
        default:
            throw URLError(.badServerResponse)
        }
    }
}

// The way to the server: from an address to the body of an answer that is worth decoding.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests: each once however many ask for it, two at a time, again if that may help, and none while the server
/// wants to be left alone.
struct Transport: Sendable {
    private let session: HTTPSession
    /// Seconds for one attempt; swapi.tech answers its hundredth request after ten.
    private let timeout: TimeInterval
    private let retries: Retries
    private let clock: RequestClock
    let rateLimit: RateLimit
    let lanes = Lanes(HTTPSession.lanes)
    let shared = SharedRequests()

    init(
        session: URLSession?, pausedUntil: Date? = nil, retries: Retries = Retries(), timeout: TimeInterval = 30,
        clock: RequestClock = RequestClock()
    ) {
        self.session = HTTPSession(like: session, sleep: clock.sleep)
        self.timeout = timeout
        self.retries = retries
        self.clock = clock
        rateLimit = RateLimit(seconds: pausedUntil?.timeIntervalSince(clock.now()) ?? 0, from: clock.instant())
    }

    /// The answer to a GET request, decoded from JSON.
    ///
    /// - Throws: `API.Failure`, or `CancellationError`.
    func get<Answer: Decodable>(_ url: URL) async throws -> Answer {
        let body = try await body(of: url)
        do {
            return try JSONDecoder().decode(Answer.self, from: body)
        } catch {
            throw API.Failure.naming(error, request: url)
        }
    }

    /// The body of the answer to a GET request: JSON as far as the server says, neither too long nor too deep.
    ///
    /// - Throws: `API.Failure`, or `CancellationError`.
    func body(of url: URL) async throws -> Data {
        do {
            return try await shared.body(of: url) { try await sent(url) }
        } catch {
            throw API.Failure.naming(error, request: url)
        }
    }

    /// Sends a request as often as it takes and the rules allow.
    private func sent(_ url: URL) async throws -> Data {
        var number = 1
        while true {
            do {
                return try await lanes.run { try await sentOnce(url) }
            } catch {
                guard let failure = API.Failure.naming(error, request: url) as? API.Failure,
                    let pause = retries.pause(before: number, after: failure, random: clock.random())
                else { throw error }
                try await clock.sleep(pause)
                number += 1
            }
        }
    }

    private func sentOnce(_ url: URL) async throws -> Data {
        try rateLimit.check(now: clock.instant())
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (body, response) = try await answer(to: request)
        guard let response = response as? HTTPURLResponse else {
            throw API.Failure(.badAnswer, underlying: URLError(.badServerResponse))
        }
        try check(response)
        try AnswerChecks.checkDepth(body)
        return body
    }

    private func answer(to request: URLRequest) async throws -> (Data, URLResponse?) {
        do {
            return try await session.data(for: request)
        } catch let error as URLError where error.code == .badServerResponse {
            // FoundationNetworking's word for a server that hangs up without an answer.
            throw API.Failure(.connection(.networkConnectionLost), underlying: error)
        }
    }

    /// Throws for an answer that has no data, and heeds what the server asks for in it.
    private func check(_ response: HTTPURLResponse) throws(API.Failure) {
        switch response.statusCode {
        case 200: try AnswerChecks.check(contentType: response.value(forHTTPHeaderField: "Content-Type"))
        case 404: throw API.Failure(.notFound)
        case 429: throw API.Failure(.tooManyRequests, retryAfter: pause(askedForBy: response))
        case let status where status >= 500:
            throw API.Failure(.serverError(status: status), retryAfter: pause(askedForBy: response))
        case let status: throw API.Failure(.status(status), underlying: URLError(.badServerResponse))
        }
    }

    /// The seconds that the server wants to be left alone from now on, which it will be.
    private func pause(askedForBy response: HTTPURLResponse) -> TimeInterval? {
        let seconds = RetryAfter.seconds(response.value(forHTTPHeaderField: "Retry-After"), now: clock.now())
        if let seconds { rateLimit.wait(seconds: seconds, from: clock.instant()) }
        return seconds
    }
}

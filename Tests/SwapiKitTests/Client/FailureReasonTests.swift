import Foundation
import SwapiKit
import Testing

struct FailureReasonTests {
    static let kinds: [API.Failure.Kind] = [
        .badAddress, .insecureAddress, .connection(.timedOut), .connection(.serverCertificateHasBadDate), .notFound,
        .tooManyRequests, .paused, .serverError(status: 503), .status(418), .badAnswer,
        .notJSON(contentType: "text/html"), .notJSON(contentType: "image/png"), .tooLarge, .tooDeep, .unreadable,
        .insecureRedirect, .strayRedirect, .foreignRedirect(host: "evil.example"), .tooManyRedirects, .incompleteList,
        .endlessList,
    ]

    static let errors: [any Error] =
        [
            Archive.Failure.missing, Archive.Failure.unreadable(cause: CocoaError(.fileReadNoSuchFile)),
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")), POSIXError(.EIO),
        ]
        + kinds.flatMap { [API.Failure($0), API.Failure($0, retryAfter: 25_924)] }
        + [
            URLError.Code.badURL, .badServerResponse, .timedOut, .notConnectedToInternet, .networkConnectionLost,
            .cannotConnectToHost, .serverCertificateHasBadDate, .unknown,
        ].map { URLError($0) }

    @Test(arguments: errors)
    func `every error is one sentence with a full stop`(error: any Error) throws {
        let sentence = try #require(FailureReason.sentence(for: error))
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.dropLast().contains(". "))
        #expect(sentence.first?.isUppercase == true)
    }

    @Test func `a cancellation is no failure`() {
        #expect(FailureReason.sentence(for: CancellationError()) == nil)
        #expect(FailureReason.sentence(for: URLError(.cancelled)) == nil)
    }

    @Test(arguments: [
        (0, "in 1 second."), (1.2, "in 2 seconds."), (90, "in 90 seconds."), (91, "in 2 minutes."),
        (900, "in 15 minutes."), (25_924, "in 8 hours."), (1e6, "in 12 days."),
    ])
    func `the time to wait is told in a unit that fits, rounded up`(seconds: Double, end: String) throws {
        let failure = API.Failure(.tooManyRequests, retryAfter: seconds)
        #expect(try #require(FailureReason.sentence(for: failure)).hasSuffix(end))
    }

    @Test func `a developer is told the request, the cause and whether to ask again`() throws {
        let failure = API.Failure(
            .connection(.timedOut), request: URL(string: "https://swapi.tech/api/people"), retryAfter: 7,
            underlying: URLError(.timedOut))
        let text = String(reflecting: failure)
        #expect(text.hasPrefix("GET https://swapi.tech/api/people: connection("))
        #expect(text.contains("URLError"))
        #expect(text.hasSuffix("; a retry can help, in 7.0 s"))
        #expect(String(reflecting: API.Failure(.notFound)).hasSuffix("notFound; a retry can't help"))
    }

    @Test func `a retry can help where the next answer may be another one`() {
        let helpful = Self.kinds.filter { API.Failure($0).canRetry }
        #expect(
            helpful == [
                .connection(.timedOut), .tooManyRequests, .paused, .serverError(status: 503),
                .notJSON(contentType: "text/html"), .notJSON(contentType: "image/png"), .unreadable, .incompleteList,
            ])
    }
}

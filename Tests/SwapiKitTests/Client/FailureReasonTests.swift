import Foundation
import SwapiKit
import Testing

struct FailureReasonTests {
    static let errors: [any Error] =
        [
            API.Failure.notFound, API.Failure.tooManyRequests(retryAfter: nil),
            API.Failure.tooManyRequests(retryAfter: 25_924), API.Failure.serverError(status: 503),
            API.Failure.notJSON(contentType: "text/html"), API.Failure.insecureRedirect, API.Failure.tooManyRedirects,
            API.Failure.tooLarge,
            Archive.Failure.missing, Archive.Failure.unreadable(cause: CocoaError(.fileReadNoSuchFile)),
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")), POSIXError(.EIO),
        ]
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
        (900, "in 15 minutes."), (25_924, "in 8 hours."),
    ])
    func `the time to wait is told in a unit that fits, rounded up`(seconds: Double, end: String) throws {
        let failure = API.Failure.tooManyRequests(retryAfter: seconds)
        #expect(try #require(FailureReason.sentence(for: failure)).hasSuffix(end))
    }
}

// One sentence for a person about any error that loading may end with.

import Foundation

/// Why something could not be loaded, in one sentence.
public enum FailureReason {
    /// The sentence for an error; nil if it only says that nobody waits for the answer any more.
    public static func sentence(for error: any Error) -> String? {
        switch error {
        case is CancellationError: nil
        case let error as URLError: error.code == .cancelled ? nil : sentence(for: error.code)
        case is DecodingError: "The server's answer could not be read."
        case let error as any LocalizedError: error.errorDescription ?? unknown
        default: unknown
        }
    }

    private static let unknown = "Something went wrong."

    private static func sentence(for code: URLError.Code) -> String {
        switch code {
        case .badURL: "The server's address is not a web address."
        // What is no HTTP at all ends as an unsupported address in FoundationNetworking.
        case .badServerResponse, .cannotParseResponse, .unsupportedURL: "The server sent an answer that makes no sense."
        case .userAuthenticationRequired: "The server asks for a password, and there is none."
        case .timedOut: "The server took too long to answer."
        case .notConnectedToInternet, .dataNotAllowed: "There is no connection to the internet."
        case .networkConnectionLost: "The connection broke off."
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            "The server can't prove who it is."
        default: "The server can't be reached."
        }
    }
}

// The ways in which a request can go wrong.

public import Foundation

extension API.Failure {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// The base, or the address that was handed in, is no http or https address.
        case badAddress
        /// The address has no encryption and isn't on this machine.
        case insecureAddress
        /// No server was reached, or not for long enough; the system's reason, such as `.timedOut`.
        case connection(URLError.Code)
        /// 404: there is no such record.
        case notFound
        /// 429.
        case tooManyRequests
        /// The server has asked to be left alone, and the time isn't over: nothing was sent.
        case paused
        /// 500 and above.
        case serverError(status: Int)
        /// A status that tells a person nothing.
        case status(Int)
        /// What came is no HTTP, or leads to something that wasn't asked for.
        case badAnswer
        /// A web page or a file in place of data: what the API sends for a path that it doesn't know.
        case notJSON(contentType: String)
        /// The answer is longer than 8 MiB.
        case tooLarge
        /// The answer has more than 64 lists and objects in one another.
        case tooDeep
        /// The answer is cut short, no JSON, or JSON of another shape.
        case unreadable
        /// The server wants to go on without encryption.
        case insecureRedirect
        /// The server sends the client on to what is no web address, such as a file.
        case strayRedirect
        /// The server sends the client on to somebody else; named with the port where that is another one.
        case foreignRedirect(host: String)
        case tooManyRedirects
        /// The list ends before all that the server counts are there, or is empty.
        case incompleteList
        /// The list goes on and on.
        case endlessList
    }
}

extension API.Failure.Kind {
    var canRetry: Bool {
        switch self {
        case .connection(let code): !Self.identityCodes.contains(code) && code != .userAuthenticationRequired
        case .tooManyRequests, .paused, .serverError, .notJSON, .unreadable, .incompleteList: true
        case .status(let status): [408, 425].contains(status)
        case .badAddress, .insecureAddress, .notFound, .badAnswer, .tooLarge, .tooDeep, .insecureRedirect,
            .strayRedirect, .foreignRedirect, .tooManyRedirects, .endlessList:
            false
        }
    }

    /// For a person, without the full stop.
    var sentence: String {
        switch self {
        case .badAddress: "The server's address is not a web address"
        case .insecureAddress: "The server's address begins with http, which has no encryption, and is refused"
        case .connection(let code): Self.sentence(for: code)
        case .notFound: "The server has no such record"
        // Without a time, because it is told only where it is known.
        case .tooManyRequests: "The server has had too many requests"
        case .paused: "The server asks to be left alone for a while"
        case .serverError(let status): "The server has a problem of its own (status \(status))"
        case .status, .badAnswer: "The server sent an answer that makes no sense"
        case .notJSON(let type) where type.lowercased().contains("html"): "The server sent a web page instead of data"
        case .notJSON: "The server sent something else than data in JSON"
        case .tooLarge: "The server's answer is too large"
        case .tooDeep: "The server's answer is nested too deeply"
        case .unreadable: "The server's answer could not be read"
        case .insecureRedirect: "The server wants to go on without encryption, which is refused"
        case .strayRedirect: "The server sends the app on to an address that isn't a web address, which is refused"
        case .foreignRedirect(let host): "The server sends the app on to another one (\(host)), which is refused"
        case .tooManyRedirects: "The server redirects in a circle"
        case .incompleteList: "The server's list is not complete"
        case .endlessList: "The server's list doesn't end"
        }
    }

    private static func sentence(for code: URLError.Code) -> String {
        switch code {
        case .userAuthenticationRequired: "The server asks for a password, and there is none"
        case .timedOut: "The server took too long to answer"
        case .notConnectedToInternet, .dataNotAllowed: "There is no connection to the internet"
        case .networkConnectionLost: "The connection broke off"
        case _ where identityCodes.contains(code) || code == .secureConnectionFailed:
            "The server can't prove who it is"
        default: "The server can't be reached"
        }
    }

    private static let identityCodes: Set<URLError.Code> = [
        .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
        .serverCertificateNotYetValid,
    ]
}

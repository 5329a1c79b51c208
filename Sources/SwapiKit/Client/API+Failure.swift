// What went wrong with a request: the one error that the client throws.

public import Foundation

extension API {
    /// A request that brought nothing: why, which one it was, and whether to ask again.
    ///
    /// Every call of `API` throws this, or `CancellationError` when its task is cancelled; nothing else.
    /// `errorDescription` is a sentence for people, `debugDescription` is for developers.
    public struct Failure: Error, Sendable {
        public let kind: Kind
        /// The address that was asked for; nil if there was none yet.
        public let request: URL?
        /// The seconds that the server wants to be left alone; nil if it doesn't say. No request is sent before they are
        /// over.
        public let retryAfter: TimeInterval?
        /// What the system or the decoder reported: a `URLError` or a `DecodingError`; nil if the client found out itself.
        public let underlying: (any Error)?

        public init(
            _ kind: Kind, request: URL? = nil, retryAfter: TimeInterval? = nil, underlying: (any Error)? = nil
        ) {
            self.kind = kind
            self.request = request
            self.retryAfter = retryAfter
            self.underlying = underlying
        }
    }
}

extension API.Failure {
    /// Whether the same request may succeed later, after `retryAfter` if that is given.
    public var canRetry: Bool { kind.canRetry }

    /// Whether the server wants no requests for a while, for as long as `retryAfter` says if it does.
    public var asksToWait: Bool { kind == .tooManyRequests || kind == .paused || retryAfter != nil }

    /// Whether no server was reached, or the connection to it didn't last.
    public var isUnreachable: Bool {
        if case .connection = kind { true } else { false }
    }

    /// Whether the client sends the request again by itself: after a connection that failed and a server's own problem,
    /// never after an answer that would be the same again, and not after a time-out, for somebody has waited long enough.
    var isTransient: Bool {
        switch kind {
        case .serverError: true
        case .connection(let code):
            // What goes wrong with a connection has no code of its own everywhere.
            [.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost, .unknown].contains(code)
        default: false
        }
    }

    /// The error of the client for whatever a request may end with: `CancellationError` if nobody waits any more.
    package static func naming(_ error: any Error, request: URL?) -> any Error {
        switch error {
        case is CancellationError: error
        case let failure as API.Failure:
            API.Failure(
                failure.kind, request: failure.request ?? request, retryAfter: failure.retryAfter,
                underlying: failure.underlying)
        case let cause as URLError:
            switch cause.code {
            case .cancelled: CancellationError()
            case .badURL: API.Failure(.badAddress, request: request, underlying: cause)
            // What is no HTTP at all ends as an unsupported address in FoundationNetworking.
            case .badServerResponse, .cannotParseResponse, .unsupportedURL:
                API.Failure(.badAnswer, request: request, underlying: cause)
            case let code: API.Failure(.connection(code), request: request, underlying: cause)
            }
        case is DecodingError: API.Failure(.unreadable, request: request, underlying: error)
        default: API.Failure(.connection(.unknown), request: request, underlying: error)
        }
    }
}

extension API.Failure: LocalizedError, CustomDebugStringConvertible {
    public var errorDescription: String? {
        guard let retryAfter else {
            return kind == .tooManyRequests ? "\(kind.sentence); try again later." : "\(kind.sentence)."
        }
        return "\(kind.sentence); try again in \(Self.words(seconds: retryAfter))."
    }

    /// Such as `GET https://…/people: serverError(status: 503); a retry can help, in 7.0 s`.
    public var debugDescription: String {
        var text = "GET \(request?.absoluteString ?? "(no address)"): \(kind)"
        if let underlying { text += "; \(String(reflecting: underlying))" }
        text += canRetry ? "; a retry can help" : "; a retry can't help"
        if let retryAfter { text += ", in \(retryAfter) s" }
        return text
    }

    /// A time to wait in the largest unit that fits, rounded up.
    private static func words(seconds: TimeInterval) -> String {
        let (count, unit) =
            switch seconds {
            case ...90: (seconds, "second")
            case ...5_400: (seconds / 60, "minute")
            case ...172_800: (seconds / 3_600, "hour")
            default: (seconds / 86_400, "day")
            }
        let number = max(1, count.rounded(.up))
        return "\(number.formatted(.number.locale(Locale(identifier: "en")))) \(unit)\(number == 1 ? "" : "s")"
    }
}

// What can go wrong with a request, as far as it tells a person anything.

public import Foundation

extension API {
    /// An answer that the server gave on purpose, or that must not be used.
    ///
    /// What the system reports stays a `URLError`; a body of another shape stays a `DecodingError`.
    public enum Failure: LocalizedError, Hashable, Sendable {
        /// 404: there is no such record.
        case notFound
        /// 429. The seconds to wait if the server says them; no request is sent before they are over.
        case tooManyRequests(retryAfter: TimeInterval?)
        /// 500 and above.
        case serverError(status: Int)
        /// A web page in place of data: what the API sends for a path that it doesn't know.
        case notJSON(contentType: String)
        /// The server wants to go on without encryption.
        case insecureRedirect
        case tooManyRedirects
        /// The answer is longer than anything that the API sends.
        case tooLarge

        public var errorDescription: String? {
            switch self {
            case .notFound: "The server has no such record."
            case .tooManyRequests(nil): "The server has had too many requests; try again later."
            case .tooManyRequests(let seconds?):
                "The server has had too many requests; try again in \(Self.words(seconds: seconds))."
            case .serverError(let status): "The server has a problem of its own (status \(status))."
            case .notJSON: "The server sent a web page instead of data."
            case .insecureRedirect: "The server wants to go on without encryption, which is refused."
            case .tooManyRedirects: "The server redirects in a circle."
            case .tooLarge: "The server's answer is too large."
            }
        }

        /// A time to wait in the largest unit that fits, rounded up.
        private static func words(seconds: TimeInterval) -> String {
            let (count, unit) =
                switch seconds {
                case ...90: (seconds, "second")
                case ...5_400: (seconds / 60, "minute")
                default: (seconds / 3_600, "hour")
                }
            let number = max(1, count.rounded(.up))
            return "\(number.formatted(.number.locale(Locale(identifier: "en")))) \(unit)\(number == 1 ? "" : "s")"
        }
    }
}

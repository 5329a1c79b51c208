// What the site is asked.

import Foundation

/// A request as it came: the target isn't decoded yet.
public struct HTTPRequest: Hashable, Sendable {
    /// Such as `GET`.
    public let method: String
    /// Path and query as they were sent, such as `/api/people?page=2&limit=10`.
    public let target: String
    /// By their names in lower case.
    public let headers: [String: String]

    public init(method: String = "GET", target: String, headers: [String: String] = [:]) {
        self.method = method
        self.target = target
        self.headers = headers
    }

    /// The path as it was sent.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The query's values by name, decoded; of several with the same name the first.
    public var query: [String: String] {
        let text = target.drop { $0 != "?" }.dropFirst()
        let pairs = text.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decoded(parts[0]), parts.count == 2 ? Self.decoded(parts[1]) : "")
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The names in the path, decoded, such as `["api", "people", "1"]`; one slash at the end makes no difference.
    var steps: [String] {
        let path = self.path
        let trimmed = path.dropFirst(path.hasPrefix("/") ? 1 : 0).dropLast(
            path.count > 1 && path.hasSuffix("/") ? 1 : 0)
        return trimmed.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? String($0) }
    }

    /// In a query a plus sign is a blank. What is encoded wrongly stays as it is.
    private static func decoded(_ text: Substring) -> String {
        let blanks = String(text.map { $0 == "+" ? " " : $0 })
        return blanks.removingPercentEncoding ?? blanks
    }
}

// Where the API is, and the addresses of what it serves.

package import Foundation

/// The base of an API such as `https://www.swapi.tech/api`. Every request goes to its scheme, host and port.
package struct ServerAddress: Sendable {
    package static let swapiTech = "https://www.swapi.tech/api"

    private let base: URLComponents

    /// Takes a base with or without `/people` or a slash at its end.
    ///
    /// - Throws: `badAddress` for anything but an http or https URL with a host, `insecureAddress` for one without
    ///   encryption that isn't on this machine.
    package init(_ text: String) throws(API.Failure) {
        guard var base = URLComponents(string: text.trimmed), let scheme = base.scheme?.lowercased(),
            ["http", "https"].contains(scheme), base.host?.isEmpty == false
        else { throw Self.badAddress }
        guard Encryption.isAllowed(scheme: scheme, host: base.host) else {
            throw API.Failure(.insecureAddress, request: base.url)
        }
        var parts = base.percentEncodedPath.split(separator: "/")
        if parts.last == "people" { parts.removeLast() }
        base.scheme = scheme
        base.percentEncodedPath = parts.map { "/\($0)" }.joined()
        base.percentEncodedQuery = nil
        base.percentEncodedFragment = nil
        self.base = base
    }

    /// The http or https URL that a text is.
    ///
    /// - Throws: as `init`, for anything else.
    package static func webURL(_ text: String) throws(API.Failure) -> URL {
        _ = try ServerAddress(text)
        guard let url = URL(string: text.trimmed) else { throw badAddress }
        return url
    }

    private static let badAddress = API.Failure(.badAddress, underlying: URLError(.badURL))

    /// The address of a path below the base, given in parts.
    package func url(_ parts: String..., query: [(name: String, value: String)] = []) throws(API.Failure) -> URL {
        let items = query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
        return try url(
            encodedPath: parts.map { "/\(Self.encoded($0))" }.joined(),
            query: items.isEmpty ? nil : items.joined(separator: "&"))
    }

    /// Text with everything escaped that could mean something else, in a path or in a query.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    /// The address of a page of a list. The API takes a page's number only together with a limit.
    package func page(_ number: Int, of kind: Kind, limit: Int, isExpanded: Bool) throws(API.Failure) -> URL {
        let expanded = isExpanded ? [(name: "expanded", value: "true")] : []
        return try url(kind.rawValue, query: [("page", String(number)), ("limit", String(limit))] + expanded)
    }

    /// The address of the page that a `next` link names.
    ///
    /// The link may name another scheme, host or prefix than the base: only what comes from the list's name on counts,
    /// such as `/people`.
    ///
    /// - Throws: `badAnswer` if the link leads to no such list.
    package func page(_ next: String, of kind: Kind) throws(API.Failure) -> URL {
        let kind = kind.rawValue
        guard let link = URLComponents(string: next) else { throw Self.strayLink }
        let parts = link.percentEncodedPath.split(separator: "/")
        guard let list = parts.lastIndex(where: { $0 == kind }) ?? (parts.isEmpty ? parts.startIndex : nil) else {
            throw Self.strayLink
        }
        let path = [Substring(kind)] + parts.dropFirst(list + 1)
        return try url(encodedPath: path.map { "/\($0)" }.joined(), query: link.percentEncodedQuery)
    }

    private static let strayLink = API.Failure(.badAnswer, underlying: URLError(.badServerResponse))

    private func url(encodedPath: String, query: String?) throws(API.Failure) -> URL {
        var components = base
        components.percentEncodedPath += encodedPath
        components.percentEncodedQuery = query
        guard let url = components.url else { throw Self.badAddress }
        return url
    }
}

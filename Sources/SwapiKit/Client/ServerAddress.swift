// Where the API is, and the addresses of what it serves.

package import Foundation

/// The base of an API such as `https://www.swapi.tech/api`. Every request goes to its scheme, host and port.
package struct ServerAddress: Sendable {
    package static let swapiTech = "https://www.swapi.tech/api"

    private let base: URLComponents

    /// Takes a base with or without `/people` or a slash at its end.
    ///
    /// - Throws: `URLError(.badURL)` for anything but an http or https URL with a host.
    package init(_ text: String) throws(URLError) {
        guard var base = URLComponents(string: text.trimmed), let scheme = base.scheme?.lowercased(),
            ["http", "https"].contains(scheme), base.host?.isEmpty == false
        else { throw URLError(.badURL) }
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
    /// - Throws: `URLError(.badURL)` for anything else.
    package static func webURL(_ text: String) throws(URLError) -> URL {
        _ = try ServerAddress(text)
        guard let url = URL(string: text.trimmed) else { throw URLError(.badURL) }
        return url
    }

    /// The address of a path below the base, given in parts.
    package func url(_ parts: String..., query: String? = nil) throws(URLError) -> URL {
        let encoded = parts.map { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
        return try url(encodedPath: encoded.map { "/\($0)" }.joined(), query: query)
    }

    /// The address of the first page of a list of whole documents: of all of them, as far as there are lists now.
    package func firstPage(of kind: String) throws(URLError) -> URL {
        try url(kind, query: "page=1&limit=100&expanded=true")
    }

    /// The address of the page that a `next` link names.
    ///
    /// The link may name another scheme, host or prefix than the base: only what comes from `/people` on counts.
    ///
    /// - Throws: `URLError(.badServerResponse)` if the link leads to no such list.
    package func peoplePage(_ next: String) throws(URLError) -> URL {
        try page(next, of: "people")
    }

    /// The address of a page of any list, likewise.
    package func page(_ next: String, of kind: String) throws(URLError) -> URL {
        guard let link = URLComponents(string: next) else { throw URLError(.badServerResponse) }
        let parts = link.percentEncodedPath.split(separator: "/")
        guard let list = parts.lastIndex(where: { $0 == kind }) ?? (parts.isEmpty ? parts.startIndex : nil) else {
            throw URLError(.badServerResponse)
        }
        let path = [Substring(kind)] + parts.dropFirst(list + 1)
        return try url(encodedPath: path.map { "/\($0)" }.joined(), query: link.percentEncodedQuery)
    }

    private func url(encodedPath: String, query: String?) throws(URLError) -> URL {
        var components = base
        components.percentEncodedPath += encodedPath
        components.percentEncodedQuery = query
        guard let url = components.url else { throw URLError(.badURL) }
        return url
    }
}

// Which redirects are followed.

import Foundation

enum Redirects {
    /// The most that one request follows.
    static let limit = 5

    /// Throws if a redirect is not to be followed: to what is no web address, without encryption to anything but this
    /// machine, to another service, and after `limit` others.
    ///
    /// - Parameter location: what the server has said. FoundationNetworking (Swift 6.3) makes an address of the same
    ///   server of `file:///` and `javascript:`.
    static func check(from old: URL?, to new: URL?, location: String?, followed: Int) throws(API.Failure) {
        guard followed < limit else { throw API.Failure(.tooManyRedirects, request: old) }
        guard let old, let new, isWebAddress(new), location.map(leadsToWebAddress) != false else {
            throw API.Failure(.strayRedirect, request: old)
        }
        let leavesTLS = old.scheme?.lowercased() == "https" && new.scheme?.lowercased() != "https"
        guard !leavesTLS, Encryption.isAllowed(scheme: new.scheme, host: new.host()) else {
            throw API.Failure(.insecureRedirect, request: old)
        }
        let (from, to) = (Service(of: old), Service(of: new))
        guard from == to else {
            let port = from.port == to.port ? "" : ":\(to.port)"
            throw API.Failure(.foreignRedirect(host: name(new.host() ?? "") + port), request: old)
        }
    }

    /// An IPv6 address stands in brackets, as in a web address: its own colons would run into the port's.
    private static func name(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    private static func isWebAddress(_ url: URL) -> Bool {
        ["http", "https"].contains(url.scheme?.lowercased()) && url.host()?.isEmpty == false
    }

    /// A location without a scheme is meant from where the answer came.
    private static func leadsToWebAddress(_ location: String) -> Bool {
        guard let url = URL(string: location.trimmed), url.scheme != nil else { return true }
        return isWebAddress(url)
    }

    /// Who answers at an address.
    private struct Service: Equatable {
        /// Without `www`.
        let host: String
        let port: Int

        init(of url: URL) {
            let name = url.host()?.lowercased() ?? ""
            host = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
            port = url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
        }
    }
}

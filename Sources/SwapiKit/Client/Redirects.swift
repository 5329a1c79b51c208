// Which redirects are followed.

import Foundation

enum Redirects {
    /// The most that one request follows.
    static let limit = 5

    /// Throws if a redirect is not to be followed: without encryption to anything but this machine, to another service,
    /// and after `limit` others.
    static func check(from old: URL?, to new: URL?, followed: Int) throws(API.Failure) {
        guard followed < limit else { throw API.Failure(.tooManyRedirects, request: old) }
        guard let new, Encryption.isAllowed(scheme: new.scheme, host: new.host()) else {
            throw API.Failure(.insecureRedirect, request: old)
        }
        let leavesTLS = old?.scheme?.lowercased() == "https" && new.scheme?.lowercased() != "https"
        if leavesTLS { throw API.Failure(.insecureRedirect, request: old) }
        guard let old, service(of: old) == service(of: new) else {
            throw API.Failure(.foreignRedirect(host: new.host() ?? ""), request: old)
        }
    }

    /// The host without `www`, and the port unless it is the scheme's own.
    private static func service(of url: URL) -> [String] {
        let host = url.host()?.lowercased() ?? ""
        let port = url.port.flatMap { $0 == (url.scheme?.lowercased() == "https" ? 443 : 80) ? nil : $0 }
        return [host.hasPrefix("www.") ? String(host.dropFirst(4)) : host, port.map { String($0) } ?? ""]
    }
}

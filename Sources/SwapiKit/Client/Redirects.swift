// Which redirects are followed.

import Foundation

enum Redirects {
    /// The most that one request follows.
    static let limit = 5

    /// Throws if a redirect is not to be followed: to anything but http and https, from https to anything else unless it
    /// leads to this machine, and after `limit` others.
    static func check(from old: URL?, to new: URL?, followed: Int) throws(API.Failure) {
        guard followed < limit else { throw .tooManyRedirects }
        guard ["http", "https"].contains(new?.scheme?.lowercased()) else { throw .insecureRedirect }
        let isLocal = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(new?.host()?.lowercased())
        let leavesTLS = old?.scheme?.lowercased() == "https" && new?.scheme?.lowercased() != "https"
        if leavesTLS && !isLocal { throw .insecureRedirect }
    }
}

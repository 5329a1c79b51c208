// Where requests may go without encryption: to this machine, and nowhere else.

import Foundation

enum Encryption {
    /// Whether an address may be asked: by https, or by http if it is on this machine.
    static func isAllowed(scheme: String?, host: String?) -> Bool {
        switch scheme?.lowercased() {
        case "https": true
        case "http": isLoopback(host?.lowercased() ?? "")
        default: false
        }
    }

    /// `localhost` and names below it, 127.0.0.0/8 and `::1` (RFC 6761, RFC 1122, RFC 4291).
    private static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "::1", "[::1]"].contains(host) || host.hasSuffix(".localhost") { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.first == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }
}

// One request and what is on its way to become of it.

import CMicrohttpd
import Foundation
import Glibc
import SwapiRoutes

/// Belongs to libmicrohttpd from the request's first line to its end, and is touched by its thread only.
final class Exchange {
    let target: String
    let begin = ContinuousClock.now
    var method = "-"
    var address = "-"
    var reaction: Service.Reaction?
    var hasWaited = false
    /// How much of the request's body has come, and been dropped.
    var received = 0

    /// - Parameter target: path and query as they were sent.
    init(target: String) {
        self.target = target
    }

    /// The words of the line in the log: when, who, what, and what became of it after how long.
    func words(at time: Date) -> [String] {
        let outcome =
            switch reaction?.outcome {
            case .answer(let response): String(response.status)
            case .cutShort(let response, _): String(response.status)
            case .close: "closed"
            case .reset: "reset"
            // The library answers itself what it doesn't understand.
            case nil: "refused"
            }
        let milliseconds = Int((ContinuousClock.now - begin) / .milliseconds(1))
        let fault = reaction?.fault.map { [$0.rawValue] } ?? []
        return [time.formatted(.iso8601), address, method, target, outcome, "\(milliseconds)ms"] + fault
    }

    static func headers(of connection: OpaquePointer) -> [String: String] {
        var headers: [String: String] = [:]
        withUnsafeMutablePointer(to: &headers) { pointer in
            _ = MHD_get_connection_values(
                connection, .HEADER_KIND,
                { context, _, key, value in
                    guard let context, let key else { return .YES }
                    let name = String(cString: key).lowercased()
                    let text = value.map { String(cString: $0) } ?? ""
                    context.assumingMemoryBound(to: [String: String].self).pointee
                        .merge([name: text]) { "\($0), \($1)" }
                    return .YES
                }, pointer)
        }
        return headers
    }

    /// Such as `127.0.0.1`.
    static func address(of connection: OpaquePointer) -> String {
        guard let peer = swapi_mhd_peer(connection) else { return "unknown" }
        let length =
            peer.pointee.sa_family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard getnameinfo(peer, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
            return "unknown"
        }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

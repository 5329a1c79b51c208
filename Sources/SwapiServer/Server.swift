// A local swapi.tech on a port of this machine.

public import Foundation
public import SwapiKit
import SwapiRoutes

/// Serves the archive as swapi.tech serves its records, with the bad days that it is told to have.
///
///     let server = try Server(ServerOptions())
///     let api = API(baseURL: server.address)
///
/// One thread of libmicrohttpd's waits for all connections at once. An answer that has to wait is put aside and taken up
/// again when its time has come, so that delays and stalls block nobody. The server stops when it is deinitialised.
public final class Server: Sendable {
    /// Such as `http://127.0.0.1:8080/api`.
    public let address: String
    public let port: UInt16
    private let daemon: Daemon

    /// Begins to listen.
    ///
    /// - Parameter archive: what to serve; nil for the archive that comes with the app.
    /// - Throws: `Server.Failure`, or `Archive.Failure` if there is no archive.
    public convenience init(_ options: ServerOptions = ServerOptions(), archive: Archive? = nil) throws {
        try self.init(options, archive: archive, clock: ServerClock())
    }

    package init(_ options: ServerOptions, archive: Archive? = nil, clock: ServerClock) throws {
        let routes = Routes(try archive ?? Archive(), started: clock.now())
        let log = try options.logFile.map { try RequestLog(path: $0) }
        let listener = try ListeningSocket(host: options.host, port: options.port)
        daemon = try Daemon(
            listener, Service(routes, behavior: options.behavior), log, clock, idleLimit: options.idleLimit)
        port = listener.port
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        address = "http://\(host):\(port)/api"
    }

    deinit { stop() }

    /// How many requests there have been.
    public var requestCount: Int { daemon.requestCount }

    /// Ends every connection and refuses new ones from now on.
    public func stop() { daemon.stop() }

    /// Why the server can't start, in one sentence.
    public enum Failure: LocalizedError, Hashable, Sendable {
        case unknownHost(String)
        case portInUse(host: String, port: UInt16)
        case notPermitted(host: String, port: UInt16)
        case cannotListen(host: String, port: UInt16, reason: String)
        case cannotOpenLog(path: String, reason: String)

        public var errorDescription: String? {
            switch self {
            case .unknownHost(let host): "There is no host \(host)."
            case .portInUse(let host, let port): "Port \(port) of \(host) is in use by another program."
            case .notPermitted(let host, let port): "The system doesn't permit listening on port \(port) of \(host)."
            case .cannotListen(let host, let port, let reason):
                "It's not possible to listen on port \(port) of \(host): \(reason)."
            case .cannotOpenLog(let path, let reason): "The log \(path) can't be opened: \(reason)."
            }
        }
    }
}

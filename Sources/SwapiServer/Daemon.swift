// The side of the server that libmicrohttpd calls.

import CMicrohttpd
import Foundation
import Glibc
import SwapiRoutes

/// A running server of libmicrohttpd's, from its first request to its last.
final class Daemon: @unchecked Sendable {
    private let lock = NSLock()
    private var service: Service
    private var requests = 0
    private var handle: OpaquePointer?
    private let pauses: Pauses
    private let log: RequestLog?
    private let clock: ServerClock

    /// Serves what comes to a socket, which is closed with it.
    init(
        _ listener: ListeningSocket, _ service: Service, _ log: RequestLog?, _ clock: ServerClock, idleLimit: UInt32
    ) throws(Server.Failure) {
        self.service = service
        self.log = log
        self.clock = clock
        pauses = Pauses(clock)
        // The daemon stops before this object goes, hence nobody retains it.
        let context = Unmanaged.passUnretained(self).toOpaque()
        handle = swapi_mhd_start(
            listener.descriptor, Self.mostConnections, idleLimit,
            { _, uri, _ in
                let target = uri.map { String(cString: $0) } ?? ""
                return Unmanaged.passRetained(Exchange(target: target)).toOpaque()
            },
            { context, connection, _, method, _, _, length, exchange in
                guard let context, let connection, let method, let length, let exchange = exchange?.pointee else {
                    return .NO
                }
                return Unmanaged<Daemon>.fromOpaque(context).takeUnretainedValue().handle(
                    Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue(), of: connection, method: method,
                    length)
            },
            { context, _, exchange, _ in
                guard let context, let pointer = exchange?.pointee else { return }
                exchange?.pointee = nil
                let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
                let daemon = Unmanaged<Daemon>.fromOpaque(context).takeUnretainedValue()
                daemon.log?.add(exchange.words(at: daemon.clock.now()))
            }, context)
        guard handle != nil else {
            let reason = String(cString: strerror(errno))
            close(listener.descriptor)
            throw .cannotListen(host: "this machine", port: listener.port, reason: reason)
        }
    }

    deinit { stop() }

    var requestCount: Int { lock.withLock { requests } }

    func stop() {
        guard let handle = lock.withLock({ handle.take() }) else { return }
        pauses.stop()
        MHD_stop_daemon(handle)
    }

    /// Called when the head of a request is there, for each part of its body, and once more at its end or after a pause.
    private func handle(
        _ exchange: Exchange, of connection: OpaquePointer, method: UnsafePointer<CChar>,
        _ length: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        guard let reaction = exchange.reaction else {
            exchange.method = String(cString: method)
            exchange.address = Exchange.address(of: connection)
            let reaction = react(to: exchange, headers: Exchange.headers(of: connection))
            exchange.reaction = reaction
            // Whoever sends a body to be refused need not send all of it.
            return reaction.outcome == .close ? .NO : .YES
        }
        if length.pointee > 0 {
            exchange.received += length.pointee
            length.pointee = 0
            return exchange.received <= Self.longestBody ? .YES : .NO
        }
        if !exchange.hasWaited, reaction.delay > .zero {
            exchange.hasWaited = true
            return pauses.pause(connection, for: reaction.delay) ? .YES : .NO
        }
        return Delivery.perform(reaction.outcome, on: connection)
    }

    private func react(to exchange: Exchange, headers: [String: String]) -> Service.Reaction {
        let request = HTTPRequest(method: exchange.method, target: exchange.target, headers: headers)
        return lock.withLock {
            requests += 1
            return service.reaction(to: request, from: exchange.address, at: clock.now())
        }
    }

    /// In bytes. A body of a request for data is of no use to anybody.
    private static let longestBody = 1 << 20

    /// As many as the system's limit of open files allows, with some left for the rest of the program.
    private static var mostConnections: UInt32 {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 512 }
        return UInt32(max(64, min(limit.rlim_cur, 65_536) - min(limit.rlim_cur / 4, 128)))
    }
}

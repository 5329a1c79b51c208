import Foundation
import Glibc
import TestSupport

/// Bytes to and from a port of this machine, as no well-behaved client sends them. Waiting is done by threads of its own.
final class Wire: Sendable {
    private let descriptor: Int32

    private init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Who never gets an answer fails, and doesn't hang.
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            Glibc.close(descriptor)
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }

    /// A connection on which something has been said already.
    static func open(port: UInt16, _ text: String = "") async throws -> Wire {
        try await onThread {
            let wire = try Wire(port: port)
            try wire.send(Data(text.utf8))
            return wire
        }
    }

    /// All that comes back for one request.
    ///
    /// Asked in one go: between two waits of a busy test the server could take the connection for an idle one.
    static func get(port: UInt16, _ target: String, method: String = "GET") async throws -> String {
        try await onThread {
            let wire = try Wire(port: port)
            defer { wire.close() }
            let head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
            try wire.send(Data(head.utf8))
            return String(decoding: try wire.receive(), as: UTF8.self)
        }
    }

    func say(_ bytes: Data) async throws { try await Self.onThread { try self.send(bytes) } }

    /// What comes until the other side closes.
    ///
    /// - Throws: `POSIXError(.ECONNRESET)` if it resets the connection.
    func rest() async throws -> Data { try await Self.onThread { try self.receive() } }

    private func send(_ bytes: Data) throws {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            rest = rest.dropFirst(count)
        }
    }

    private func receive() throws -> Data {
        var received = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 { return received }
            guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            received += buffer.prefix(count)
        }
    }

    func close() { Glibc.close(descriptor) }

    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result(catching: body)) }.start()
        }
    }
}

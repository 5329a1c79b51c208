// The few POSIX calls that the loopback server needs, the same on Linux and on Apple systems.

import Foundation

enum Socket {
    /// A listening socket on a free port of 127.0.0.1.
    static func listen() throws -> (socket: Int32, port: UInt16) {
        let socket = try check(Foundation.socket(AF_INET, stream, 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                try check(bind(socket, pointer, length))
                try check(Foundation.listen(socket, 64))
                try check(getsockname(socket, pointer, &length))
            }
        }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    /// The next connection; nil when the socket has been shut down.
    static func accept(_ socket: Int32) -> Int32? {
        while true {
            let connection = Foundation.accept(socket, nil, nil)
            if connection >= 0 {
                silenceBrokenPipe(connection)
                return connection
            }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    /// The next bytes; nil at the end.
    static func receive(from socket: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = recv(socket, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer.prefix(count)) : nil
    }

    /// Sends all bytes, or as many as the other side takes before it goes away.
    ///
    /// - Returns: whether it took them all.
    @discardableResult
    static func send(_ data: Data, to socket: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                let count = Foundation.send(socket, start, rest.count, noSignal)
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Lets little be under way at once, as on a network: FoundationNetworking receives as fast as it can, and what comes
    /// from memory at gigabytes a second keeps it from hearing for seconds that it was cancelled (measured: up to nine).
    static func keepLittle(of socket: Int32) {
        var size: Int32 = 4_096
        setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Says that no more comes, and closes once the other side has closed too.
    static func finish(_ socket: Int32) {
        _ = shutdown(socket, Int32(SHUT_WR))
        while receive(from: socket) != nil {}
        close(socket)
    }

    /// Closes in the way that makes the other side see a reset connection.
    static func reset(_ socket: Int32) {
        var now = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close(socket)
    }

    /// Wakes the thread that waits in `accept`, which then closes the socket.
    static func shutDown(_ socket: Int32) {
        _ = shutdown(socket, Int32(SHUT_RDWR))
    }

    static func close(_ socket: Int32) {
        _ = Foundation.close(socket)
    }

    @discardableResult
    private static func check(_ result: Int32) throws -> Int32 {
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return result
    }

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
        private static let noSignal: Int32 = 0

        private static func silenceBrokenPipe(_ socket: Int32) {
            var yes: Int32 = 1
            _ = setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        }
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
        private static let noSignal = Int32(MSG_NOSIGNAL)

        private static func silenceBrokenPipe(_ socket: Int32) {}
    #endif
}

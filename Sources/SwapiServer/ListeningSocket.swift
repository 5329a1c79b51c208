// The socket at which the server listens.

import Foundation
import Glibc

struct ListeningSocket {
    let descriptor: Int32
    let port: UInt16

    /// Binds to a host's first address that can be had.
    init(host: String, port: UInt16) throws(Server.Failure) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0 else { throw .unknownHost(host) }
        defer { freeaddrinfo(found) }
        var code: Int32 = 0
        var candidate = found
        while let info = candidate?.pointee {
            if let bound = Self.listen(at: info, &code) {
                (descriptor, self.port) = bound
                return
            }
            candidate = info.ai_next
        }
        switch code {
        case EADDRINUSE: throw .portInUse(host: host, port: port)
        case EACCES, EPERM: throw .notPermitted(host: host, port: port)
        default: throw .cannotListen(host: host, port: port, reason: String(cString: strerror(code)))
        }
    }

    private static func listen(at info: addrinfo, _ code: inout Int32) -> (Int32, UInt16)? {
        let type = info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(info.ai_family, type, info.ai_protocol)
        guard descriptor >= 0 else {
            code = errno
            return nil
        }
        // A port that an earlier server has just left can be had again at once.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, Glibc.listen(descriptor, SOMAXCONN) == 0,
            let port = port(of: descriptor)
        else {
            code = errno
            close(descriptor)
            return nil
        }
        return (descriptor, port)
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutableBytes(of: &storage) { bytes in
            getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
        }
        guard status == 0 else { return nil }
        // The port stands at the same place in addresses of both families.
        return withUnsafeBytes(of: &storage) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) }
    }
}

// How an answer, or none, goes out.

import CMicrohttpd
import Foundation
import Glibc
import SwapiRoutes

enum Delivery {
    static func perform(_ outcome: Service.Outcome, on connection: OpaquePointer) -> MHD_Result {
        switch outcome {
        case .answer(let response): return send(response, sending: response.body.count, on: connection)
        case .cutShort(let response, let count): return send(response, sending: count, on: connection)
        case .close: return .NO
        case .reset:
            // Connecting to nothing is how Linux is told to reset a connection at once; closing alone would end it well.
            var nothing = sockaddr()
            nothing.sa_family = sa_family_t(AF_UNSPEC)
            connect(swapi_mhd_socket(connection), &nothing, socklen_t(MemoryLayout<sockaddr>.size))
            return .NO
        }
    }

    private static func send(_ response: HTTPResponse, sending count: Int, on connection: OpaquePointer) -> MHD_Result {
        guard let message = count < response.body.count ? cut(response.body, after: count) : whole(response.body) else {
            return .NO
        }
        defer { MHD_destroy_response(message) }
        for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) {
            MHD_add_response_header(message, name, value)
        }
        return MHD_queue_response(connection, UInt32(response.status), message)
    }

    private static func whole(_ body: Data) -> OpaquePointer? {
        var body = body
        return body.withUnsafeMutableBytes {
            MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
        }
    }

    /// A body that promises its whole length and breaks off.
    private static func cut(_ body: Data, after count: Int) -> OpaquePointer? {
        let part = Unmanaged.passRetained(Part(body.prefix(count))).toOpaque()
        return MHD_create_response_from_callback(
            UInt64(body.count), 4_096,
            { context, position, buffer, most in
                // The end of the stream before the promised length closes the connection.
                guard let context, let buffer else { return -2 }
                let bytes = Unmanaged<Part>.fromOpaque(context).takeUnretainedValue().bytes.dropFirst(Int(position))
                guard !bytes.isEmpty else { return -2 }
                let chunk = bytes.prefix(most)
                for (place, byte) in chunk.enumerated() { buffer[place] = CChar(bitPattern: byte) }
                return chunk.count
            }, part, { context in context.map { Unmanaged<Part>.fromOpaque($0).release() } })
    }

    private final class Part {
        let bytes: [UInt8]

        init(_ bytes: Data) {
            self.bytes = Array(bytes)
        }
    }
}

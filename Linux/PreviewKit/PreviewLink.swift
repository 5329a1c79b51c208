// How the window of a preview and the process that watches its source talk.

import Foundation
import Glibc

/// What a window is told.
enum PreviewOrder: Codable, Equatable {
    case tellFrame
    case showFailure(String)
    case close
}

/// What a window tells.
enum PreviewReport: Codable, Equatable {
    /// Its first frame is on the screen.
    case shown
    case frame(WindowFrame)
}

/// One end of a socket that carries a JSON value a line.
final class PreviewLink<Outgoing: Encodable, Incoming: Decodable> {
    let descriptor: Int32
    private var received = Data()

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Two ends that belong together; a process that is started inherits only the one it's given.
    static func pair() -> (own: PreviewLink, other: FileHandle)? {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        return (PreviewLink(descriptor: ends[0]), FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
    }

    /// A value for an end that's closed is lost.
    func send(_ value: Outgoing) {
        guard var line = try? JSONEncoder().encode(value) else { return }
        line.append(0x0A)
        var start = 0
        while start < line.count {
            let count = line[start...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            start += count
        }
    }

    /// The values that have come, waiting for some bytes; nil when the other end is closed.
    func receive() -> [Incoming]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return nil }
        received.append(contentsOf: buffer[..<count])
        var values: [Incoming] = []
        while let end = received.firstIndex(of: 0x0A) {
            // A line that isn't known is one of another version; there is nothing to do about it.
            if let value = try? JSONDecoder().decode(Incoming.self, from: received[..<end]) { values.append(value) }
            received.removeSubrange(...end)
        }
        return values
    }

    func close() {
        Glibc.close(descriptor)
    }
}

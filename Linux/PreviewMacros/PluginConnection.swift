import FoundationEssentials
import Glibc

/// The compiler's side of the conversation: messages of 8 bytes of little-endian length, then as many bytes of JSON.
struct PluginConnection {
    let input: Int32
    let output: Int32

    /// The next message, or nil when the compiler has closed its end.
    func receive() -> Data? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: length).flatMap(read)
    }

    /// Sends one message; false when the compiler no longer reads.
    func send(_ message: Data) -> Bool {
        write(Self.frame(message))
    }

    static func frame(_ message: Data) -> [UInt8] {
        let length = UInt64(message.count)
        return (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
    }

    private func read(_ count: Int) -> Data? {
        var bytes = [UInt8](repeating: 0, count: min(count, 1 << 16))
        var result = Data()
        while result.count < count {
            let received = Glibc.read(input, &bytes, min(bytes.count, count - result.count))
            if received < 0 && errno == EINTR { continue }
            guard received > 0 else { return nil }
            result.append(contentsOf: bytes[..<received])
        }
        return result
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
            if sent < 0 && errno == EINTR { continue }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}

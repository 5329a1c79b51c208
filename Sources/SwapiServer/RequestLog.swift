// A line for each request, in a file.

import Foundation
import Glibc

/// Adds lines to a file. When that fails, as on a full disk, it says so once and the server goes on.
final class RequestLog: @unchecked Sendable {
    private let path: String
    private let descriptor: Int32
    private let lock = NSLock()
    private var hasFailed = false

    init(path: String) throws(Server.Failure) {
        self.path = path
        // Not blocking: a pipe that nobody reads must not hold the server up.
        descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
        guard descriptor >= 0 else {
            throw .cannotOpenLog(path: path, reason: String(cString: strerror(errno)))
        }
    }

    deinit { close(descriptor) }

    /// Adds a line; what could not be shown on one is escaped.
    func add(_ words: [String]) {
        let line =
            words.map { $0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }.joined(separator: " ") + "\n"
        let bytes = Array(line.utf8)
        lock.withLock {
            guard write(descriptor, bytes, bytes.count) != bytes.count, !hasFailed else { return }
            hasFailed = true
            let reason = String(cString: strerror(errno))
            FileHandle.standardError.write(Data("The log \(path) can't be written: \(reason).\n".utf8))
        }
    }
}

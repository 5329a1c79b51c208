import Foundation
import Glibc
import TestSupport

/// `swapi-server` as it was built beside the tests; it is killed when it is let go.
///
/// Not a `Process`: that one's pipes are inherited by whatever else is started at the same time, and its end is seen only
/// when those have ended too.
final class Program: Sendable {
    private let id: pid_t
    private let state = State()

    private enum Condition { case line, end }

    init(_ arguments: String...) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(filePath: tests).deletingLastPathComponent().appending(path: "swapi-server").path
        var ends: [Int32] = [0, 0]
        // In place of a pipe, which can't be kept from other programs in one step.
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw POSIXError(.EMFILE) }
        let (output, input) = (ends[0], ends[1])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, input, descriptor) }
        let words = ([path] + arguments).map { strdup($0) }
        var id: pid_t = 0
        let status = posix_spawn(&id, path, &actions, nil, words + [nil], environ)
        words.forEach { free($0) }
        posix_spawn_file_actions_destroy(&actions)
        close(input)
        guard status == 0 else {
            close(output)
            throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT)
        }
        self.id = id
        Thread { [state, id] in state.follow(id, output) }.start()
    }

    deinit { if state.status == nil { kill(id, SIGKILL) } }

    /// The first line, as soon as it is there.
    func firstLine() async throws -> String {
        try await state.wait(for: .line)
        return String(state.output.prefix { $0 != "\n" })
    }

    /// The port in the first line.
    func port() async throws -> UInt16 {
        let line = try await firstLine()
        return line.split(separator: ":").last.flatMap { $0.split(separator: "/").first }.flatMap { UInt16($0) } ?? 0
    }

    func signal(_ number: Int32) { kill(id, number) }

    /// Its status, negative for a signal, and what it has printed, errors included, as soon as it has ended.
    func end() async throws -> (status: Int32, output: String) {
        try await state.wait(for: .end)
        return (state.status ?? -1, state.output)
    }

    private final class State: @unchecked Sendable {
        private let lock = NSLock()
        private var collected: [UInt8] = []
        private var ended: Int32?
        private let waiters = Waiters<Condition>()

        var output: String { lock.withLock { String(decoding: collected, as: UTF8.self) } }
        var status: Int32? { lock.withLock { ended } }

        func wait(for condition: Condition) async throws {
            try await waiters.wait(for: condition) {
                "swapi-server is not so far; it has printed: \(self.output)"
            } unless: {
                self.isMet(condition)
            }
        }

        /// Reads what the program prints to its end, and waits for that.
        func follow(_ id: pid_t, _ descriptor: Int32) {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
                lock.withLock { collected += buffer.prefix(count) }
                waiters.happened { isMet($0) }
            }
            close(descriptor)
            var code: Int32 = 0
            waitpid(id, &code, 0)
            lock.withLock { ended = code & 0x7f == 0 ? code >> 8 & 0xff : -(code & 0x7f) }
            waiters.happened { isMet($0) }
        }

        private func isMet(_ condition: Condition) -> Bool {
            lock.withLock {
                switch condition {
                case .line: collected.contains(UInt8(ascii: "\n"))
                case .end: ended != nil
                }
            }
        }
    }
}

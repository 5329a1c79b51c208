import Foundation

/// Runs `StoreWriter`, the process that writes to a store.
struct StoreWriterProcess: Sendable {
    let mode: String
    let folder: URL
    var number = 0

    /// Kills the process with `SIGKILL` when it has printed so many lines, which may be while it writes; nil lets it end.
    /// - Returns: all lines that it printed, without one that was cut off.
    func lines(killedAfter count: Int? = nil) async throws -> [String] {
        try await withCheckedThrowingContinuation { continuation in
            // Reading waits: not on one of Swift's threads.
            DispatchQueue.global().async { continuation.resume(with: Result { try run(count) }) }
        }
    }

    private func run(_ count: Int?) throws -> [String] {
        let process = Process()
        process.executableURL = Self.buildFolder.appending(path: "StoreWriter")
        process.arguments = [mode, folder.path, String(number)]
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            output += data
            if let count, output.count(where: { $0 == UInt8(ascii: "\n") }) >= count {
                kill(process.processIdentifier, SIGKILL)
            }
        }
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map { String($0) }
    }

    /// Where SwiftPM puts executables: beside the tests' own.
    private static var buildFolder: URL {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: program).deletingLastPathComponent()
    }
}

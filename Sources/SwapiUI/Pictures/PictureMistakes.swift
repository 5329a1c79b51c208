// What can't be shown of a person's own pictures, told where they look for it.

import Foundation
import SwapiKit

/// Tells of each file once: on the standard error, and in a file beside the pictures that has what was found since the
/// app started.
final class PictureMistakes {
    nonisolated static let fileName = "Not shown.txt"

    private var told: [URL: OwnPictureMistake] = [:]
    private let file: URL
    private var hasBegun = false
    private let print: (String) -> Void
    /// Disks may take their time.
    private let queue = DispatchQueue(label: "swapiui.picture-mistakes", qos: .utility)

    init(folder: URL, print: @escaping (String) -> Void = PictureMistakes.printError) {
        file = folder.appending(path: Self.fileName)
        self.print = print
    }

    /// Forgets what was found when the app ran last.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        queue.async { [file] in try? FileManager.default.removeItem(at: file) }
    }

    func tell(_ mistake: OwnPictureMistake) {
        guard told[mistake.file] == nil else { return }
        told[mistake.file] = mistake
        print(mistake.description)
        queue.async { [file] in Self.append(mistake.description, to: file) }
    }

    /// Runs when all that was told so far is in the file.
    func whenWritten(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    nonisolated static func printError(_ line: String) {
        // Who reads it may be gone already.
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Where it can't be written there's still the standard error.
    private nonisolated static func append(_ line: String, to file: URL) {
        let before = (try? Data(contentsOf: file)) ?? Data()
        try? (before + Data("\(line)\n".utf8)).write(to: file, options: .atomic)
    }
}

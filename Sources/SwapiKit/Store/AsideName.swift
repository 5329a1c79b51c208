// Files that can't be used and aren't thrown away.

import Foundation

/// Gives files such as `archive.sqlite` names such as `archive-damaged.sqlite` or `archive-damaged-2.sqlite`.
enum AsideName {
    /// - Parameter companions: the ends of the names of files that belong to it and go with it.
    /// - Returns: the new name, which no file had yet; nil if the file can't be moved.
    static func move(_ file: URL, _ reason: String, with companions: [String] = []) -> String? {
        let files = FileManager.default
        let base = "\(file.deletingPathExtension().lastPathComponent)-\(reason)"
        for number in 1...99 {
            let name = "\(base)\(number == 1 ? "" : "-\(number)").\(file.pathExtension)"
            let place = file.deletingLastPathComponent().appending(path: name)
            let isTaken = ([""] + companions).contains { files.fileExists(atPath: place.path + $0) }
            if isTaken { continue }
            guard (try? files.moveItem(at: file, to: place)) != nil else { return nil }
            for end in companions { try? files.moveItem(atPath: file.path + end, toPath: place.path + end) }
            return name
        }
        return nil
    }
}

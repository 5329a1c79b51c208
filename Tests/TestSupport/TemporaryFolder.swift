// Files of a test's own.

public import Foundation

/// A folder that nothing else uses, and that is removed with this object.
public final class TemporaryFolder: Sendable {
    public let url = FileManager.default.temporaryDirectory.appending(path: "SwapiTests-\(UUID().uuidString)")

    /// A place for a folder; there is none yet.
    public init() {}

    /// A folder with these files, named by their paths in it.
    public convenience init(files: [String: Data]) throws {
        self.init()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, content) in files { try write(content, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// What is directly in it, sorted; nothing if it isn't there.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    /// Makes the folders that the file needs.
    public func write(_ content: Data, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
    }
}

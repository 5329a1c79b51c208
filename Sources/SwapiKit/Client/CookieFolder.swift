// The folder that Foundation makes for cookies that nobody wants.

import Foundation

enum CookieFolder {
    /// On Linux the first mention of a session's configuration makes an empty folder in `$XDG_DATA_HOME`, named after the
    /// folder that the program is in (FoundationNetworking of Swift 6.3, also for ephemeral ones). It goes again.
    static func leavingNone<Value>(_ body: () throws -> Value) rethrows -> Value {
        #if canImport(Darwin)
            return try body()
        #else
            let name = Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
            let folder = DataFolder.standard().deletingLastPathComponent().appending(path: name).path
            guard !FileManager.default.fileExists(atPath: folder) else { return try body() }
            // Refuses to remove a folder that has anything in it.
            defer { rmdir(folder) }
            return try body()
        #endif
    }
}

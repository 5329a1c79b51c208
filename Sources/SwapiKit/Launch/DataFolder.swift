// Where the app keeps its files.

public import Foundation

public enum DataFolder {
    /// Application Support on Apple systems; elsewhere what the XDG Base Directory Specification says.
    public static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        #if canImport(Darwin)
            URL.applicationSupportDirectory.appending(path: "SwapiDemo")
        #else
            // The specification ignores paths that are not absolute.
            let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
            return URL(filePath: base ?? "\(home)/.local/share").appending(path: "swapidemo")
        #endif
    }
}

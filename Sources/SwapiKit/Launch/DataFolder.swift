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
            return URL(filePath: base ?? "\(home(environment))/.local/share").appending(path: "swapidemo")
        #endif
    }

    /// A path that a person typed. Shells know `~` only at the start of an argument, not in `--data-dir=~/Facts`, and
    /// Foundation takes it for the account's home, whatever `HOME` says.
    static func path(_ text: String, environment: [String: String]) -> String {
        text == "~" || text.hasPrefix("~/") ? home(environment) + text.dropFirst() : text
    }

    private static func home(_ environment: [String: String]) -> String {
        environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    }
}

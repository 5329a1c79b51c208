// What the command line and the environment say.

import Foundation

/// How the app was started.
struct Configuration {
    /// The server to load the list from page by page; nil for the archive that comes with the app.
    var baseURL: String?

    /// `--base-url URL` or `--base-url=URL`, else `SWAPI_BASE_URL`.
    static func current(
        arguments: [String] = CommandLine.arguments, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Configuration {
        var configuration = Configuration()
        configuration.baseURL = value(of: "--base-url", in: arguments) ?? environment["SWAPI_BASE_URL"]
        return configuration
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        if let joined = arguments.last(where: { $0.hasPrefix("\(option)=") }) {
            return String(joined.dropFirst(option.count + 1))
        }
        guard let index = arguments.lastIndex(of: option) else { return nil }
        return arguments.dropFirst(index + 1).first
    }
}

// What the command line and the environment say.

public import Foundation

/// How the app is to be started.
public struct LaunchOptions: Equatable, Sendable {
    /// The server to load the list from page by page; nil for the archive and its refresh.
    public var baseURL: String?
    /// Where the archive is refreshed from; nil for swapi.tech.
    public var refreshURL: String?
    /// Where files are kept; nil for the system's usual place.
    public var dataFolder: String?
    /// No server is asked for anything.
    public var isOffline = false
    /// How servers are asked.
    public var networking = Networking.async
    /// In points, without the window's border.
    public var windowSize: CGSize?

    public init() {}

    /// A way of asking servers; what comes of it is the same.
    public enum Networking: String, CaseIterable, Sendable {
        /// By asynchronous calls.
        case async
        /// By publishers.
        case combine
    }

    /// What a command line asks for.
    public enum Request: Equatable, Sendable {
        case run(LaunchOptions)
        /// Show how the app is called, and end.
        case help
        case version
    }

    /// A command line that can't be obeyed, in one sentence.
    public enum Failure: LocalizedError, Hashable, Sendable {
        case unknownOption(String)
        case unexpectedArgument(String)
        case missingValue(option: String)
        case needlessValue(option: String)
        case badSize(String)
        case badNetworking(String)
        case badAddress(String)

        public var errorDescription: String? {
            switch self {
            case .unknownOption(let name): "There is no option \(name)."
            case .unexpectedArgument(let text): "The argument \(text) belongs to no option."
            case .missingValue(let option): "The option \(option) needs a value."
            case .needlessValue(let option): "The option \(option) takes no value."
            case .badNetworking(let text): "The option --networking is async or combine, not \(text)."
            case .badAddress(let text):
                "A server's address begins with https://, or with http:// on this machine, unlike \(text)."
            case .badSize(let text): "The option --window-size needs a width and a height such as 900x700, not \(text)."
            }
        }
    }

    /// The text that `--help` shows.
    public static let help = """
        Usage: SwapiDemo [OPTION]...
        The Star Wars archive: shown at once, refreshed from swapi.tech once a day.

          --base-url URL       show the list of this server, page by page (or SWAPI_BASE_URL)
          --offline            ask no server for anything (or SWAPI_OFFLINE=1)
          --networking WAY     ask servers by async (the default) or by combine
          --data-dir DIR       keep files here (default: $XDG_DATA_HOME/swapidemo)
          --window-size WxH    open the window at this size, such as 900x700
          --version            show the version and end
          --help               show this and end

        """

    /// The text that `--version` shows.
    public static let version = "SwapiDemo 0.1\n"
}

extension LaunchOptions {
    /// Reads a command line.
    ///
    /// Every option with a value may be written as `--name value` or `--name=value`; the last one of a name counts.
    ///
    /// - Parameters:
    ///   - arguments: without the program's own name.
    ///   - ignoresSystemArguments: whether `-Name value`, as Xcode adds it, is passed over.
    public static func parse(
        _ arguments: [String], environment: [String: String] = [:], ignoresSystemArguments: Bool = isAppleSystem
    ) throws(Failure) -> Request {
        var options = LaunchOptions()
        options.baseURL = environment["SWAPI_BASE_URL"].flatMap { $0.isEmpty ? nil : $0 }
        options.refreshURL = environment["SWAPI_REFRESH_URL"].flatMap { $0.isEmpty ? nil : $0 }
        options.isOffline = !["", "0"].contains(environment["SWAPI_OFFLINE"] ?? "")
        var saysOffline = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if ignoresSystemArguments, argument.hasPrefix("-"), !argument.hasPrefix("--") {
                if rest.first?.hasPrefix("-") == false { rest.removeFirst() }
                continue
            }
            let option = try Option(argument)
            switch option.name {
            case "--help":
                try option.requireNoValue()
                return .help
            case "--version":
                try option.requireNoValue()
                return .version
            case "--offline":
                try option.requireNoValue()
                saysOffline = true
                options.isOffline = true
            case "--base-url":
                options.baseURL = try option.value(or: &rest)
                // What is typed counts more than what the environment says.
                options.isOffline = saysOffline
            case "--data-dir": options.dataFolder = try option.value(or: &rest)
            case "--networking":
                let text = try option.value(or: &rest)
                guard let networking = Networking(rawValue: text) else { throw .badNetworking(text) }
                options.networking = networking
            case "--window-size": options.windowSize = try size(option.value(or: &rest))
            default: throw .unknownOption(option.name)
            }
        }
        for address in [options.baseURL, options.refreshURL].compactMap(\.self) {
            guard (try? ServerAddress(address)) != nil else { throw .badAddress(address) }
        }
        return .run(options)
    }

    public static var isAppleSystem: Bool {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }

    /// Reads `900x700`.
    private static func size(_ text: String) throws(Failure) -> CGSize {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { "0"..."9" ~= $0 } ? Int(part) : nil
        }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ sizeRange.contains($0) }) else {
            throw .badSize(text)
        }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// What an X11 window can be at most.
    private static let sizeRange = 1...32_767
}

/// An argument that begins with a dash, and the value that it may carry behind `=`.
private struct Option {
    let name: String
    let joined: String?

    init(_ argument: String) throws(LaunchOptions.Failure) {
        guard argument.hasPrefix("-"), argument != "-" else { throw .unexpectedArgument(argument) }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        joined = parts.count == 2 ? String(parts[1]) : nil
    }

    func value(or rest: inout ArraySlice<String>) throws(LaunchOptions.Failure) -> String {
        let value = joined ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
        guard let value, !value.isEmpty else { throw .missingValue(option: name) }
        return value
    }

    func requireNoValue() throws(LaunchOptions.Failure) {
        if joined != nil { throw .needlessValue(option: name) }
    }
}

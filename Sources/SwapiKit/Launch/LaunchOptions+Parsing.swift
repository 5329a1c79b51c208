// Reads the command line of the app.

import Foundation

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
        var baseURLSource = Failure.Source.variable("SWAPI_BASE_URL")
        var saysOffline = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if ignoresSystemArguments, argument.hasPrefix("-"), !argument.hasPrefix("--") {
                if rest.first?.hasPrefix("-") == false { rest.removeFirst() }
                continue
            }
            let option = try CommandLineOption(argument)
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
                baseURLSource = .option(option.name)
                // What is typed counts more than what the environment says.
                options.isOffline = saysOffline
            case "--data-dir":
                options.dataFolder = DataFolder.path(try option.value(or: &rest), environment: environment)
            case "--networking":
                let text = try option.value(or: &rest)
                guard let networking = Networking(rawValue: text) else {
                    throw option.needs("async or combine", not: text)
                }
                options.networking = networking
            case "--window-size": options.windowSize = try size(option, option.value(or: &rest))
            default: throw .unknownOption(option.name)
            }
        }
        try check(options.baseURL, from: baseURLSource)
        try check(options.refreshURL, from: .variable("SWAPI_REFRESH_URL"))
        return .run(options)
    }

    private static func check(_ address: String?, from source: Failure.Source) throws(Failure) {
        guard let address, (try? ServerAddress(address)) == nil else { return }
        let need = "an address that begins with https://, or with http:// on this machine"
        throw .badValue(of: source, needs: need, text: address)
    }

    public static var isAppleSystem: Bool {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }

    /// Reads `900x700`.
    private static func size(_ option: CommandLineOption, _ text: String) throws(Failure) -> CGSize {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { "0"..."9" ~= $0 } ? Int(part) : nil
        }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ sizeRange.contains($0) }) else {
            throw option.needs("a width and a height such as 900x700", not: text)
        }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// What an X11 window can be at most.
    private static let sizeRange = 1...32_767
}

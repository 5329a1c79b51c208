// Reads the command line of swapi-server.

import SwapiRoutes

extension ServerOptions {
    /// Reads a command line; a value may be written as `--name value` or `--name=value`, and the last one of a name
    /// counts.
    ///
    /// - Parameter arguments: without the program's own name.
    public static func parse(_ arguments: [String]) throws(Failure) -> Request {
        var options = ServerOptions()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else { throw .unexpectedArgument(argument) }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = Option(name: parts[0], joined: parts.count == 2 ? parts[1] : nil)
            switch option.name {
            case "--help":
                try option.requireNoValue()
                return .help
            case "--version":
                try option.requireNoValue()
                return .version
            case "--slowdown":
                try option.requireNoValue()
                options.behavior.slowsDown = true
            case "--host": options.host = try option.value(or: &rest)
            case "--log": options.logFile = try option.value(or: &rest)
            case "--port": options.port = UInt16(try option.number(in: 0...65_535, or: &rest))
            case "--latency-ms":
                options.behavior.latency = .milliseconds(try option.number(in: 0...3_600_000, or: &rest))
            case "--rate-limit": options.behavior.rateLimit = try option.number(in: 0...1_000_000_000, or: &rest)
            default:
                guard let fault = option.fault else { throw .unknownOption(option.name) }
                options.behavior.faults[fault] = try option.number(in: 1...1_000_000_000, or: &rest)
            }
        }
        return .run(options)
    }
}

/// An argument that begins with a dash, and the value that it may carry behind `=`.
private struct Option {
    let name: String
    let joined: String?

    /// The fault of an option such as `--fail-every`.
    var fault: Fault? { Fault.allCases.first { "--\($0.rawValue)-every" == name } }

    func value(or rest: inout ArraySlice<String>) throws(ServerOptions.Failure) -> String {
        let value = joined ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
        guard let value, !value.isEmpty else { throw .missingValue(option: name) }
        return value
    }

    func number(
        in range: ClosedRange<Int>, or rest: inout ArraySlice<String>
    ) throws(ServerOptions.Failure) -> Int {
        let text = try value(or: &rest)
        guard text.allSatisfy({ "0"..."9" ~= $0 }), let number = Int(text), range.contains(number) else {
            throw .badNumber(option: name, text, range)
        }
        return number
    }

    func requireNoValue() throws(ServerOptions.Failure) {
        if joined != nil { throw .needlessValue(option: name) }
    }
}

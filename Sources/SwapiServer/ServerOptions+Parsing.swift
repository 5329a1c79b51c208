// Reads the command line of swapi-server.

public import SwapiKit
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
            let option = try CommandLineOption(argument)
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

extension CommandLineOption {
    /// The fault of an option such as `--fail-every`.
    fileprivate var fault: Fault? { Fault.allCases.first { "--\($0.rawValue)-every" == name } }

    fileprivate func number(
        in range: ClosedRange<Int>, or rest: inout ArraySlice<String>
    ) throws(ServerOptions.Failure) -> Int {
        let text = try value(or: &rest)
        guard text.allSatisfy({ "0"..."9" ~= $0 }), let number = Int(text), range.contains(number) else {
            throw needs("a number from \(range.lowerBound) to \(range.upperBound)", not: text)
        }
        return number
    }
}

// What can be wrong with the command line of the app, and with that of swapi-server.

public import Foundation

/// A command line that can't be obeyed, in one sentence.
public enum CommandLineFailure: LocalizedError, Hashable, Sendable {
    case unknownOption(String)
    case unexpectedArgument(String)
    case missingValue(option: String)
    case needlessValue(option: String)
    /// Where the value was said, what is needed there in words, and what was said.
    case badValue(of: Source, needs: String, text: String)

    /// Where a value is said.
    public enum Source: Hashable, Sendable {
        /// With its dashes.
        case option(String)
        /// Of the environment.
        case variable(String)
    }

    public var errorDescription: String? {
        switch self {
        case .unknownOption(let name): "There is no option \(name)."
        case .unexpectedArgument(let text): "The argument \(text) belongs to no option."
        case .missingValue(let option): "The option \(option) needs a value."
        case .needlessValue(let option): "The option \(option) takes no value."
        case .badValue(.option(let name), let need, let text): "The option \(name) needs \(need), not \(text)."
        case .badValue(.variable(let name), let need, let text): "The variable \(name) needs \(need), not \(text)."
        }
    }
}

// What the command lines of the app and of swapi-server have in common.

/// An argument that begins with a dash, and the value that it may carry behind `=` or have after it.
package struct CommandLineOption {
    /// With its dashes, such as `--port`.
    package let name: String
    private let joined: String?

    package init(_ argument: String) throws(CommandLineFailure) {
        guard argument.hasPrefix("-"), argument != "-" else { throw .unexpectedArgument(argument) }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        joined = parts.count == 2 ? String(parts[1]) : nil
    }

    /// - Parameter rest: the arguments behind the option; the first is taken off if it is the value.
    package func value(or rest: inout ArraySlice<String>) throws(CommandLineFailure) -> String {
        let value = joined ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
        guard let value, !value.isEmpty else { throw .missingValue(option: name) }
        return value
    }

    package func requireNoValue() throws(CommandLineFailure) {
        if joined != nil { throw .needlessValue(option: name) }
    }

    /// The failure of a value that isn't what the option needs.
    package func needs(_ need: String, not text: String) -> CommandLineFailure {
        .badValue(of: .option(name), needs: need, text: text)
    }
}

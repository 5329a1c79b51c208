/// What the plugin answers. On the wire: an object with one key, the name of the case.
enum PluginMessage: Encodable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])

    struct Capability: Encodable {
        var protocolVersion = 7
        var features: [String] = []
    }

    struct Diagnostic: Encodable {
        let message: String
        var severity = "error"
        let position: Position
        var highlights: [Never] = []
        var notes: [Never] = []
        var fixIts: [Never] = []
    }

    /// A place in a file, counted in bytes of UTF-8.
    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }
}

extension PluginMessage {
    /// The answer to an expansion that failed.
    static func failure(_ message: String, fileName: String = "", offset: Int = 0) -> PluginMessage {
        let position = Position(fileName: fileName, offset: offset)
        return .expandMacroResult(
            expandedSource: nil, diagnostics: [Diagnostic(message: message, position: position)])
    }
}

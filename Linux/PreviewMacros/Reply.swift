import FoundationEssentials

/// Answers one message of the compiler; a message that can't be read is answered with an error it can show.
func reply(to message: Data) -> Data {
    let answer: PluginMessage
    do {
        answer = reply(to: try JSONDecoder().decode(HostMessage.self, from: message))
    } catch {
        answer = .failure("PreviewMacros can't read the compiler's message: \(error)")
    }
    do {
        return try JSONEncoder().encode(answer)
    } catch {
        return Data(#"{"expandMacroResult":{"expandedSource":null,"diagnostics":[]}}"#.utf8)
    }
}

private func reply(to message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability:
        .getCapabilityResult(capability: .init())
    case .expandFreestandingMacro(let expansion):
        expand(expansion)
    case .loadPluginLibrary:
        .loadPluginLibraryResult(loaded: false, diagnostics: [])
    case .unknown(let name):
        .failure("PreviewMacros doesn't know the compiler's message \"\(name)\".")
    }
}

private func expand(_ expansion: HostMessage.FreestandingExpansion) -> PluginMessage {
    guard let macro = freestandingMacros[expansion.macro.typeName] else {
        return .failure("PreviewMacros has no macro \"\(expansion.macro.typeName)\".", at: expansion.syntax)
    }
    do {
        return .expandMacroResult(expandedSource: try macro.expand(expansion), diagnostics: [])
    } catch {
        return .failure(error.message, at: expansion.syntax, offset: error.offset)
    }
}

extension PluginMessage {
    fileprivate static func failure(_ message: String, at syntax: HostMessage.Syntax, offset: Int = 0)
        -> PluginMessage
    {
        let location = syntax.location(at: offset)
        return failure(message, fileName: location.fileName, offset: location.offset)
    }
}

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
        expand(expansion.macro, in: expansion.syntax, freestandingMacros[expansion.macro.typeName]) { macro in
            Result { () throws(MacroError) in try macro.expand(expansion) }
        }
    case .expandAttachedMacro(let expansion):
        expand(expansion.macro, in: expansion.declSyntax, attachedMacros[expansion.macro.typeName]) { macro in
            Result { () throws(MacroError) in try macro.expand(expansion) }
        }
    case .loadPluginLibrary:
        .loadPluginLibraryResult(loaded: false, diagnostics: [])
    case .unknown(let name):
        .failure("PreviewMacros doesn't know the compiler's message \"\(name)\".")
    }
}

private func expand<Macro>(
    _ reference: HostMessage.MacroReference, in syntax: HostMessage.Syntax, _ macro: Macro?,
    with expansion: (Macro) -> Result<String, MacroError>
) -> PluginMessage {
    guard let macro else {
        return .failure("PreviewMacros has no macro \"\(reference.typeName)\".", at: syntax)
    }
    switch expansion(macro) {
    case .success(let source): return .expandMacroResult(expandedSource: source, diagnostics: [])
    case .failure(let error): return .failure(error.message, at: syntax, offset: error.offset)
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

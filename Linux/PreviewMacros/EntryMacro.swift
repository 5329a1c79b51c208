/// `@Entry`: accessors that read and write by a key, and the key beside the property.
enum EntryMacro: AttachedMacro {
    static func expand(_ expansion: HostMessage.AttachedExpansion) throws(MacroError) -> String {
        let property = try PropertyDeclaration(expansion.declSyntax.source)
        let key = "__Key_\(property.bareName)"
        switch expansion.macroRole {
        case "accessor":
            return """
                {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
                """
        case "peer":
            let keyProtocol = try keyProtocol(in: expansion.lexicalContext ?? [], offset: property.offset)
            return """
                private struct \(key): SwiftUICore.\(keyProtocol) {
                    \(try defaultValue(of: property))
                }
                """
        default:
            throw MacroError(message: "@Entry doesn't know the role \(expansion.macroRole).", offset: property.offset)
        }
    }

    /// Evaluated whenever it is asked for, as on Apple systems.
    private static func defaultValue(of property: PropertyDeclaration) throws(MacroError) -> String {
        guard let type = property.type else {
            guard let value = property.value else { throw missingValue(property) }
            return "@SwiftUICore.__EntryDefaultValue static var defaultValue = \(value)\n"
        }
        guard let value = property.value ?? (isOptional(type) ? "nil" : nil) else { throw missingValue(property) }
        return """
            typealias Value = \(type)
                static var defaultValue: Value { \(value)
                }
            """
    }

    private static func missingValue(_ property: PropertyDeclaration) -> MacroError {
        MacroError(message: "@Entry needs a default value for a property that isn't optional.", offset: property.offset)
    }

    private static func isOptional(_ type: String) -> Bool {
        type.hasSuffix("?") || type.hasPrefix("Optional<") || type.hasPrefix("Swift.Optional<")
    }

    /// What the extended type's keys conform to.
    private static func keyProtocol(
        in context: [HostMessage.Syntax], offset: Int
    ) throws(MacroError) -> String {
        let extended = context.lazy.compactMap { extendedType($0.source) }.first
        switch extended {
        case "EnvironmentValues": return "EnvironmentKey"
        case "Transaction": return "TransactionKey"
        case "ContainerValues", "FocusedValues":
            throw MacroError(message: "@Entry in \(extended ?? "") is not available on Linux.", offset: offset)
        default:
            throw MacroError(
                message: "@Entry stands in an extension of EnvironmentValues or Transaction.", offset: offset)
        }
    }

    /// `SwiftUI.EnvironmentValues` is known by its last name.
    private static func extendedType(_ source: String) -> String? {
        let scanner = SourceScanner(source)
        guard var index = try? scanner.endOfKeyword("extension", before: source.utf8.count) else { return nil }
        while true {
            index = scanner.skippingTrivia(from: index)
            let end = scanner.endOfIdentifier(at: index)
            guard scanner.byte(end) == "." else { return scanner.text(index..<end) }
            index = end + 1
        }
    }
}

/// `@__EntryDefaultValue`: makes a stored default value a computed one of the type that its expression has.
enum EntryDefaultValueMacro: AttachedMacro {
    static func expand(_ expansion: HostMessage.AttachedExpansion) throws(MacroError) -> String {
        let property = try PropertyDeclaration(expansion.declSyntax.source)
        return """
            {
                get { \(property.value ?? "")
                }
            }
            """
    }
}

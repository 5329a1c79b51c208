/// What the compiler asks. On the wire: an object with one key, the name of the case.
///
/// The protocol is that of `lib/ASTGen` in the compiler and of `SwiftCompilerPluginMessageHandling` in swift-syntax.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(FreestandingExpansion)
    case expandAttachedMacro(AttachedExpansion)
    case loadPluginLibrary
    case unknown(String)

    struct FreestandingExpansion: Decodable {
        let macro: MacroReference
        let discriminator: String
        let syntax: Syntax
    }

    struct AttachedExpansion: Decodable {
        let macro: MacroReference
        let macroRole: String
        /// The declaration that the macro is attached to.
        let declSyntax: Syntax
        /// What stands around it, the innermost first: `extension EnvironmentValues {}`.
        let lexicalContext: [Syntax]?
    }

    struct MacroReference: Decodable {
        let moduleName: String
        let typeName: String
        let name: String
    }

    /// A piece of source, and where its first byte is.
    struct Syntax: Decodable {
        let source: String
        let location: Location

        /// Where the byte at `offset` is: the source begins with what stands before its first token.
        func location(at offset: Int) -> Location {
            let before = source.utf8.prefix(offset)
            let newline = UInt8(ascii: "\n")
            let lines = before.count { $0 == newline }
            let inLine = before.reversed().prefix { $0 != newline }.count
            return Location(
                fileID: location.fileID, fileName: location.fileName, offset: location.offset + offset,
                line: location.line + lines, column: lines == 0 ? location.column + offset : inLine + 1)
        }
    }

    struct Location: Decodable {
        let fileID: String
        let fileName: String
        let offset: Int
        let line: Int
        let column: Int
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else {
            let context = DecodingError.Context(
                codingPath: container.codingPath, debugDescription: "A message has one key, its name.")
            throw DecodingError.dataCorrupted(context)
        }
        self =
            switch key.stringValue {
            case "getCapability": .getCapability
            case "expandFreestandingMacro": .expandFreestandingMacro(try container.decode(forKey: key))
            case "expandAttachedMacro": .expandAttachedMacro(try container.decode(forKey: key))
            case "loadPluginLibrary": .loadPluginLibrary
            default: .unknown(key.stringValue)
            }
    }
}

extension KeyedDecodingContainer {
    fileprivate func decode<Value: Decodable>(forKey key: Key) throws -> Value {
        try decode(Value.self, forKey: key)
    }
}

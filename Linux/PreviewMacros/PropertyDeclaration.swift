/// A property cut into its parts: `@Attribute public var name: Type = value`.
struct PropertyDeclaration {
    /// As it is written, in back-ticks perhaps.
    let name: String
    let type: String?
    let value: String?
    /// The byte of the name.
    let offset: Int

    var bareName: String { name.replacing("`", with: "") }

    init(_ source: String) throws(MacroError) {
        let scanner = SourceScanner(source)
        let end = source.utf8.count
        guard let keyword = try scanner.endOfKeyword("var", before: end) else {
            throw MacroError(message: "@Entry is for a property that is declared with var.", offset: 0)
        }
        offset = scanner.skippingTrivia(from: keyword)
        var index = try scanner.endOfElement(at: offset)
        name = scanner.text(offset..<index)
        index = scanner.skippingTrivia(from: index)
        var type: String?
        if scanner.byte(index) == ":" {
            let start = scanner.skippingTrivia(from: index + 1)
            index = start
            while index < end, scanner.byte(index) != "=" { index = try scanner.endOfElement(at: index) }
            type = Self.trimmed(scanner.text(start..<index))
        }
        self.type = type
        guard scanner.byte(index) == "=" else {
            value = nil
            return
        }
        value = Self.trimmed(scanner.text(scanner.skippingTrivia(from: index + 1)..<end))
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}

extension SourceScanner {
    /// The index behind that word where it stands first outside of brackets and literals.
    func endOfKeyword(_ keyword: String, before end: Int) throws(MacroError) -> Int? {
        var index = 0
        while index < end {
            let next = try endOfElement(at: index)
            if text(index..<next) == keyword { return next }
            index = next
        }
        return nil
    }
}

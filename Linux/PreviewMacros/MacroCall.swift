/// A use of a freestanding macro, cut into its arguments: `#Name(label: value, …) { … } label: { … }`.
struct MacroCall {
    struct Argument {
        let label: String?
        /// The value as it is written, comments included, without the label.
        let value: String
        /// The first byte in the macro's source.
        let offset: Int
    }

    /// The byte of the `#`; comments, blank lines and attributes may stand before it.
    let offset: Int
    private(set) var arguments: [Argument] = []
    private(set) var trailingClosures: [Argument] = []

    init(_ source: String) throws(MacroError) {
        let scanner = SourceScanner(source)
        offset = try Self.hash(in: scanner)
        var index = scanner.skippingTrivia(from: scanner.endOfIdentifier(at: offset + 1))
        if scanner.byte(index) == "(" {
            let end = try scanner.endOfGroup(at: index)
            arguments = try Self.arguments(of: scanner, in: index + 1..<end - 1)
            index = scanner.skippingTrivia(from: end)
        }
        var label: String?
        while scanner.byte(index) == "{" {
            let end = try scanner.endOfGroup(at: index)
            trailingClosures.append(Argument(label: label, value: scanner.text(index..<end), offset: index))
            index = scanner.skippingTrivia(from: end)
            if let (name, value) = Self.label(in: scanner, at: index) {
                label = name
                index = value
            }
        }
    }

    private static func hash(in scanner: SourceScanner) throws(MacroError) -> Int {
        var index = 0
        while let byte = scanner.byte(index) {
            if byte == "#", scanner.endOfIdentifier(at: index + 1) > index + 1 { return index }
            index = try scanner.endOfElement(at: index)
        }
        throw MacroError(message: "No macro is used here.", offset: 0)
    }

    private static func arguments(of scanner: SourceScanner, in range: Range<Int>) throws(MacroError) -> [Argument] {
        var arguments: [Argument] = []
        var start = scanner.skippingTrivia(from: range.lowerBound)
        while start < range.upperBound {
            var end = start
            while end < range.upperBound && scanner.byte(end) != "," { end = try scanner.endOfElement(at: end) }
            let (label, value) = label(in: scanner, at: start) ?? (nil, start)
            arguments.append(Argument(label: label, value: scanner.text(value..<end), offset: start))
            start = scanner.skippingTrivia(from: end + 1)
        }
        return arguments
    }

    private static func label(in scanner: SourceScanner, at index: Int) -> (String?, Int)? {
        let end = scanner.endOfIdentifier(at: index)
        let colon = scanner.skippingTrivia(from: end)
        guard end > index, scanner.byte(colon) == ":" else { return nil }
        return (scanner.text(index..<end), scanner.skippingTrivia(from: colon + 1))
    }
}

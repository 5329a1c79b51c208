/// Steps over Swift source one element at a time, so that brackets in strings, comments and regexes don't count.
struct SourceScanner {
    let source: [UInt8]

    init(_ source: String) {
        self.source = Array(source.utf8)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The byte at `index`, as a scalar so that it can be compared with a literal; nil behind the end.
    func byte(_ index: Int) -> Unicode.Scalar? {
        source.indices.contains(index) ? Unicode.Scalar(source[index]) : nil
    }

    func has(_ prefix: String, at index: Int) -> Bool {
        source[min(index, source.count)...].starts(with: prefix.utf8)
    }

    /// The first index from `index` that is neither white space nor in a comment.
    func skippingTrivia(from index: Int) -> Int {
        var index = index
        while let byte = byte(index) {
            if byte == " " || byte == "\t" || byte == "\n" || byte == "\r" {
                index += 1
            } else if let end = endOfComment(at: index) {
                index = end
            } else {
                break
            }
        }
        return index
    }

    /// The index behind the identifier that begins at `index`; `index` itself when none does.
    func endOfIdentifier(at index: Int) -> Int {
        var end = index
        while let byte = byte(end), Self.isIdentifier(byte) { end += 1 }
        return end
    }

    /// The index behind the element at `index`: a comment, literal, bracketed group, identifier or single byte.
    func endOfElement(at index: Int) throws(MacroError) -> Int {
        if let end = endOfComment(at: index) { return end }
        if let end = try endOfString(at: index) { return end }
        if let end = endOfRegex(at: index) { return end }
        switch byte(index) {
        case "(", "[", "{":
            return try endOfGroup(at: index)
        case "`":
            return source[(index + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? source.count
        default:
            return max(endOfIdentifier(at: index), index + 1)
        }
    }

    /// The index behind the bracket that closes the one at `index`.
    func endOfGroup(at index: Int) throws(MacroError) -> Int {
        let closing: Unicode.Scalar = byte(index) == "(" ? ")" : byte(index) == "[" ? "]" : "}"
        var current = index + 1
        while let byte = byte(current) {
            if byte == closing { return current + 1 }
            current = try endOfElement(at: current)
        }
        throw MacroError(message: "This bracket is never closed.", offset: index)
    }

    private static func isIdentifier(_ byte: Unicode.Scalar) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: true
        default: false
        }
    }
}

// MARK: Comments and literals

extension SourceScanner {
    func endOfComment(at index: Int) -> Int? {
        if has("//", at: index) {
            return source[index...].firstIndex { "\n\r".utf8.contains($0) } ?? source.count
        }
        guard has("/*", at: index) else { return nil }
        var depth = 1
        var current = index + 2
        while depth > 0 && current < source.count {
            if has("/*", at: current) {
                depth += 1
                current += 2
            } else if has("*/", at: current) {
                depth -= 1
                current += 2
            } else {
                current += 1
            }
        }
        return min(current, source.count)
    }

    private func endOfString(at index: Int) throws(MacroError) -> Int? {
        let hashes = hashes(at: index)
        let start = index + hashes
        guard byte(start) == "\"" else { return nil }
        let pounds = String(repeating: "#", count: hashes)
        let quotes = isMultiline(at: start, pounds: pounds) ? "\"\"\"" : "\""
        let closing = quotes + pounds
        var current = start + quotes.utf8.count
        while current < source.count {
            if has(closing, at: current) { return current + closing.utf8.count }
            guard has("\\" + pounds, at: current) else {
                current += 1
                continue
            }
            current += 1 + hashes
            current = byte(current) == "(" ? try endOfGroup(at: current) : current + 1
        }
        throw MacroError(message: "This string is never closed.", offset: index)
    }

    /// Three quotes begin a multi-line string, save `#"""#`, which is a quote in a raw string.
    private func isMultiline(at start: Int, pounds: String) -> Bool {
        guard has("\"\"\"", at: start) else { return false }
        guard !pounds.isEmpty else { return true }
        var current = start + 1
        while let byte = byte(current), byte != "\n" {
            if has("\"" + pounds, at: current) { return false }
            current += 1
        }
        return true
    }

    /// A regex literal: `#/…/#`, or `/…/` where an operand may stand and the line holds its end.
    private func endOfRegex(at index: Int) -> Int? {
        let hashes = hashes(at: index)
        let start = index + hashes
        guard byte(start) == "/" else { return nil }
        if hashes == 0 {
            guard let next = byte(start + 1), next != " ", next != "\t", operandMayStand(at: index) else { return nil }
        }
        let closing = "/" + String(repeating: "#", count: hashes)
        var current = start + 1
        while let byte = byte(current), hashes > 0 || byte != "\n" {
            if has(closing, at: current) { return current + closing.utf8.count }
            current += byte == "\\" ? 2 : 1
        }
        return nil
    }

    private func operandMayStand(at index: Int) -> Bool {
        let before = source[..<index].last { !" \t".utf8.contains($0) }
        guard let before else { return true }
        return "(,=:[{;!&|?+-*<>%^~\n".utf8.contains(before)
    }

    private func hashes(at index: Int) -> Int {
        source[min(index, source.count)...].prefix { $0 == UInt8(ascii: "#") }.count
    }
}

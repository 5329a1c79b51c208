import Foundation

/// Declarations as text, in the forms in which Apple's pages have them.
enum DeclarationText {
    /// From the first of the lines to where the declaration's body begins, or what a macro is expanded by.
    static func whole(_ lines: ArraySlice<String>) -> String {
        var text = ""
        for line in lines {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let isOpen = text.count { $0 == "(" } > text.count { $0 == ")" }
            guard text.isEmpty || isOpen || trimmed.contains(/^(?:where |\) |->)/) else { break }
            text += text.isEmpty ? trimmed : " " + trimmed
            for end in [" {", " = #externalMacro"] {
                if let range = text.range(of: end) { return String(text[..<range.lowerBound]) }
            }
        }
        return text.hasSuffix(" =") ? String(text.dropLast(2)) : text
    }

    /// In one line, with the same spaces, with names as short as they can be in a context's own parts, and without what
    /// the pages leave out: underscored attributes and the names of a closure's parameters.
    static func plain(_ text: String) -> String {
        var plain = text.replacing("GraphicsContext.", with: "").replacing(#/ ?\{ get[^}]*\}/#, with: "")
            .replacing(/@_\w+(?:\(\w+\))?\s/, with: "")
            .replacing(/\s*:\s*/, with: ": ").replacing(/\s+/, with: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")").replacing(#/\blet /#, with: "var ")
        while let match = plain.firstMatch(of: #/([ (]\((?:[^()]*, )?)_ \w+: /#) {
            plain.replaceSubrange(match.range, with: match.1)
        }
        return plain.trimmingCharacters(in: .whitespaces)
    }

    /// As the page of its type lists it: without defaults, the names of arguments, `where` and what goes before.
    static func listed(_ plain: String) -> String {
        let text = plain.replacing("mutating ", with: "").replacing(#/ where .*$/#, with: "")
        guard let head = text.firstMatch(of: /(?:func [^(]*|init[^(]*)\(/) else { return text }
        let isOperator = head.0.contains(/func [^\w`]/)
        let start = head.range.upperBound
        var depth = 1
        var end = start
        while end < text.endIndex, depth > 0 {
            if text[end] == "(" { depth += 1 }
            if text[end] == ")" { depth -= 1 }
            end = text.index(after: end)
        }
        guard depth == 0 else { return text }
        end = text.index(before: end)
        let parameters = split(String(text[start..<end]), at: ", ").map { parameter -> String in
            let typed = split(parameter, at: " = ")[0].replacing(#/@\w+ /#, with: "")
            guard let colon = typed.range(of: ": ") else { return typed }
            let label = typed[..<colon.lowerBound].prefix { $0 != " " }
            let type = typed[colon.upperBound...]
            return isOperator || label == "_" ? String(type) : "\(label): \(type)"
        }
        return "\(text[..<start])\(parameters.joined(separator: ", "))\(text[end...])"
    }

    /// The properties of one line, without their values.
    static func properties(_ plain: String) -> [String] {
        let parts = plain.split(separator: ", ").map(String.init)
        let single = /^(?:(?:static )?var )?\w+: [\w.]+(?: = .*)?$/
        let all = parts.count > 1 && parts.allSatisfy { $0.contains(single) } ? parts : [plain]
        return all.enumerated().map { index, part in
            let value = part.range(of: " = ")?.lowerBound ?? part.endIndex
            return (index == 0 ? "" : "var ") + part[..<value]
        }
    }

    /// Parts outside of brackets.
    private static func split(_ text: String, at separator: String) -> [String] {
        var parts = [""]
        var depth = 0
        var rest = text.replacing("->", with: "→")[...]
        while let character = rest.first {
            if depth == 0, rest.hasPrefix(separator) {
                parts.append("")
                rest.removeFirst(separator.count)
                continue
            }
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            parts[parts.count - 1].append(character)
            rest.removeFirst()
        }
        return parts.map { $0.replacing("→", with: "->") }
    }
}

// What a person typed to search for.

/// Typed text as a query of FTS5. Nothing in it is an operator: it is words, each of which a record has to have, or to
/// have a longer word that begins with it.
struct SearchText {
    /// More words than that find nothing more exactly.
    private static let mostWords = 32

    /// The query in FTS5's language; nil if there is no word to look for.
    let query: String?
    /// Nothing but blanks was typed.
    let isBlank: Bool
    /// The whole text, folded and with single blanks, to be compared with names.
    let name: String
    /// The words, each with the parts that it has where it has a hyphen or the like.
    let words: [[String]]

    init(_ typed: String) {
        // A NUL would be the end for SQLite; it and its like stand between words.
        let pieces = typed.unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        isBlank = pieces.isEmpty
        var seen = Set<[String]>()
        var phrases: [String] = []
        var words: [[String]] = []
        for piece in pieces {
            let parts = FoldedText.words(String(piece))
            guard !parts.isEmpty, seen.insert(parts).inserted else { continue }
            words.append(parts)
            phrases.append("\"\(parts.joined(separator: " "))\"*")
            if words.count == Self.mostWords { break }
        }
        self.words = words
        query = phrases.isEmpty ? nil : phrases.joined(separator: " ")
        name = FoldedText.fold(pieces.prefix(Self.mostWords).map { String($0) }.joined(separator: " "))
    }

    /// Whether a text has one of the words.
    func isFound(in text: String) -> Bool {
        let found = FoldedText.words(text)
        return words.contains { parts in
            guard let last = parts.last else { return false }
            return found.indices.contains { start in
                let run = found[start...].prefix(parts.count)
                return run.count == parts.count && run.dropLast().elementsEqual(parts.dropLast())
                    && run.last?.hasPrefix(last) == true
            }
        }
    }
}

/// Where texts are cut into pieces for Pango's sake.
///
/// Pango shapes what is left of a piece anew for each line that it breaks off: a word of 5 000 letters takes half a
/// second in a column of 300 points, and four times that with twice the letters. In pieces of a few letters it takes a
/// hundredth. A piece ends where an attribute does, even one that changes nothing.
enum LongWords {
    /// In bytes; no word of a language is as long.
    private static let longest = 256
    private static let pieceLength = 64

    /// Every other piece, in bytes; none where all words are short.
    static func pieces(of text: String) -> [Range<Int>] {
        guard hasLongWord(text) else { return [] }
        var result: [Range<Int>] = []
        var start = 0, position = 0
        var isMarked = true
        // Between two characters: inside one, letters and their accents would come apart.
        for character in text {
            position += character.utf8.count
            guard position - start >= pieceLength else { continue }
            if isMarked { result.append(start..<position) }
            isMarked.toggle()
            start = position
        }
        return result
    }

    private static func hasLongWord(_ text: String) -> Bool {
        var length = 0
        for byte in text.utf8 {
            length = byte == 0x20 || byte == 0x0A ? 0 : length + 1
            if length > longest { return true }
        }
        return false
    }
}

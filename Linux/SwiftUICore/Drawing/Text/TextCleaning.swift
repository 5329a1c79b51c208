/// Takes out of a text what is not to be seen and does harm where it is obeyed.
package enum TextCleaning {
    /// The text without control characters, but for tabs and ends of lines, and without what overrides or embeds a
    /// direction: with that a name can be made to read backwards, as an ending of a file's name. Isolates stay, and end
    /// with the text.
    package static func harmless(_ text: String) -> String {
        guard text.utf8.contains(where: isSuspect) else { return text }
        var result = String.UnicodeScalarView()
        var open = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: break
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E: continue
            case 0x2066...0x2068: open += 1
            case 0x2069: open = max(0, open - 1)
            default: break
            }
            result.append(scalar)
        }
        for _ in 0..<open { result.append("\u{2069}") }
        return String(result)
    }

    /// Whether such a character may begin with that byte.
    private static func isSuspect(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
}

// Names as they are shown, whatever a server sent.

extension Record {
    /// The name in one line: of one that is too long to be read its beginning, and a stand-in such as `Unnamed (17)` for
    /// one that nobody could see.
    public var shownName: String {
        let shown = ShownText.line(name)
        if !shown.isEmpty { return shown }
        let number = ShownText.line(uid)
        return number.isEmpty ? "Unnamed" : "Unnamed (\(number))"
    }
}

/// Text that somebody else wrote, in a length that can be shown.
package enum ShownText {
    /// In Unicode scalars, for one letter may have any number of accents; the longest name of all has 38.
    static let longest = 120

    /// The text with one blank for any number of them or of line ends; empty if there is nothing to see.
    package static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { !isDisturbing($0) }.drop { !isVisible($0) }
        let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex)
        let start = String(scalars[..<(end ?? scalars.endIndex)])
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return end == nil || end == scalars.endIndex ? line : "\(line)…"
    }

    /// Whether it's no part of a text, or turns the direction of all that follows.
    private static func isDisturbing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

// Text without case and accents.

import Foundation

/// Folds text as the search's tokenizer does, the same in every locale.
enum FoldedText {
    /// Lower case, without accents: what names are sorted and compared by.
    static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let letters = text.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(letters)).lowercased()
    }

    /// The folded words of a text: its runs of letters and digits.
    static func words(_ text: String) -> [String] {
        fold(text).unicodeScalars.split { !isPartOfWord($0) }.map { String($0) }
    }

    /// What the tokenizer `unicode61` takes for part of a word.
    static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": return true
        case _ where scalar.isASCII: return false
        default: break
        }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse:
            true
        default: false
        }
    }
}

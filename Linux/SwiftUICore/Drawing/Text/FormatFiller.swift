import Foundation

/// Puts arguments in place of a format's specifiers: in order, or where a translation says which (`%2$@`).
struct FormatFiller {
    let arguments: [LocalizedFormat.Argument]
    let locale: Locale
    private var next = 0

    init(arguments: [LocalizedFormat.Argument], locale: Locale) {
        self.arguments = arguments
        self.locale = locale
    }

    mutating func fill(_ format: String) -> [LocalizedFormat.Piece.Content] {
        var result: [LocalizedFormat.Piece.Content] = []
        var string = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            string += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                string += "%"
                rest = rest.dropFirst()
            } else if let specifier = FormatSpecifier(rest) {
                rest = rest.dropFirst(specifier.length)
                let index = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                guard arguments.indices.contains(index) else { continue }
                if case .text(let text) = arguments[index] {
                    if !string.isEmpty { result.append(.string(string)) }
                    string = ""
                    result.append(.text(text))
                } else {
                    string += specifier.format(arguments[index], locale: locale)
                }
            } else {
                string += "%"
            }
        }
        string += rest
        if !string.isEmpty { result.append(.string(string)) }
        return result
    }

    mutating func fillString(_ format: String) -> String {
        fill(format).reduce(into: "") { string, content in
            switch content {
            case .string(let part): string += part
            case .text(let text): string += text.string
            }
        }
    }
}

/// What stands behind a percent sign. Source: the C standard, `fprintf`, and Apple, String Format Specifiers.
struct FormatSpecifier {
    /// Counted from 0.
    private(set) var position: Int?
    private var flags = ""
    private var conversion: Character
    /// In characters, without the percent sign.
    let length: Int

    init?(_ text: Substring) {
        var rest = text
        func take(while condition: (Character) -> Bool) -> String {
            let taken = rest.prefix(while: condition)
            rest = rest.dropFirst(taken.count)
            return String(taken)
        }
        let digits = take { $0.isASCII && $0.isNumber }
        if rest.first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            rest = rest.dropFirst()
            flags = ""
        } else {
            flags = digits
        }
        flags += take { "-+#0123456789.'".contains($0) }
        _ = take { "hlqLztj".contains($0) }
        guard let last = rest.first, "@diuxXofFeEgGaAcCsS".contains(last), flags.count < 16 else { return nil }
        conversion = last
        length = text.count - rest.count + 1
    }

    func format(_ argument: LocalizedFormat.Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .text(let text): return text.string
        case .signed(let number):
            if "fFeEgGaA".contains(conversion) { return format(Double(number), locale) }
            if flags.isEmpty, "di@u".contains(conversion) { return number.formatted(.number.locale(locale)) }
            return String(format: "%\(flags)ll\(integerConversion)", locale: locale, number)
        case .unsigned(let number):
            if "fFeEgGaA".contains(conversion) { return format(Double(number), locale) }
            if flags.isEmpty, "di@u".contains(conversion) { return number.formatted(.number.locale(locale)) }
            return String(format: "%\(flags)ll\(integerConversion)", locale: locale, number)
        case .double(let number):
            if "diuxXoc".contains(conversion) {
                return format(.signed(Int64(exactly: number.rounded(.towardZero)) ?? 0), locale: locale)
            }
            return format(number, locale)
        }
    }

    private var integerConversion: Character { "xXo".contains(conversion) ? conversion : "d" }

    private func format(_ number: Double, _ locale: Locale) -> String {
        let conversion: Character = "fFeEgGaA".contains(conversion) ? conversion : "f"
        return String(format: "%\(flags)\(conversion)", locale: locale, number)
    }
}

package import Foundation

/// A localised string's key and what stands in the places that it leaves open.
package struct LocalizedFormat: Equatable, Sendable {
    package enum Argument: Equatable, Sendable {
        case string(String)
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)
        case text(Text)

        init(_ value: some _FormatSpecifiable) {
            let argument = value._arg
            if let integer = argument as? any SignedInteger {
                self = .signed(Int64(integer))
            } else if let integer = argument as? any UnsignedInteger {
                self = .unsigned(UInt64(integer))
            } else if let number = argument as? any BinaryFloatingPoint {
                self = .double(Double(number))
            } else {
                self = .string("\(argument)")
            }
        }

        /// For the choice of a plural.
        var number: Double? {
            switch self {
            case .signed(let number): Double(number)
            case .unsigned(let number): Double(number)
            case .double(let number): number
            case .string, .text: nil
            }
        }
    }

    /// A stretch of the result with one meaning.
    package struct Piece {
        package enum Content {
            case string(String)
            case text(Text)
        }

        package var content: Content
        package var intent: InlineIntent
        package var link: URL?
    }

    package var key: String
    package var arguments: [Argument] = []
    /// Whether the key is a format, with percent signs written twice, even if nothing is to be put in.
    private var isFormat = false

    init(key: String, hasArguments: Bool = false) {
        self.key = key
        isFormat = hasArguments
    }

    /// The text in the language of the locale, its marks read and its arguments put in. What arguments say isn't read
    /// for marks: it comes from elsewhere.
    package func localized(in table: StringTable, locale: Locale) -> [Piece] {
        let format = table.string(for: key, numbers: arguments.map(\.number), locale: locale)
        let runs = Markdown.runs(of: format)
        guard isFormat else {
            return runs.map { Piece(content: .string($0.text), intent: $0.intent, link: $0.link.flatMap(URL.init)) }
        }
        var filler = FormatFiller(arguments: arguments, locale: locale)
        var pieces: [Piece] = []
        var linkStart = 0
        for (index, run) in runs.enumerated() {
            if index > 0, runs[index - 1].link != run.link { linkStart = pieces.count }
            pieces += filler.fill(run.text).map { Piece(content: $0, intent: run.intent) }
            // The arguments of an address come after those of all of the link's text.
            guard let link = run.link, index + 1 == runs.count || runs[index + 1].link != link else { continue }
            let url = URL(string: filler.fillString(link))
            for position in linkStart..<pieces.count { pieces[position].link = url }
        }
        return pieces
    }
}

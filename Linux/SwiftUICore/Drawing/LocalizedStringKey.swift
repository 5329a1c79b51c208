package import Foundation

/// A key into a table of localised strings; where there is no entry, the key is the text.
///
/// Source: Apple, SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    private let key: String
    private let arguments: [String]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) {
            append(string, specifier: "%@")
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            let text = (value._arg as? any BinaryInteger).map { $0.groupedText }
            append(
                text ?? String(format: value._specifier, locale: .current, value._arg), specifier: value._specifier)
        }

        public mutating func appendInterpolation(_ text: Text) {
            append(text.string, specifier: "%@")
        }

        private mutating func append(_ text: String, specifier: String) {
            key += specifier
            arguments.append(text)
        }
    }

    package func localized(tableName: String?, bundle: Bundle?) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: tableName)
        return arguments.isEmpty ? format : Self.fill(format, with: arguments)
    }

    /// Puts the arguments, formatted already, in place of the format's specifiers: in order, or where a translation says
    /// which (`%2$@`).
    private static func fill(_ format: String, with arguments: [String]) -> String {
        var result = ""
        var next = 0
        var text = Substring(format)
        while let percent = text.firstIndex(of: "%") {
            result += text[..<percent]
            text = text[percent...].dropFirst()
            if text.first == "%" {
                result += "%"
                text = text.dropFirst()
                continue
            }
            let position = position(at: text)
            let rest = position.map { text.dropFirst($0.length) } ?? text
            guard let specifier = specifiers.first(where: rest.hasPrefix) else {
                result += "%"
                continue
            }
            let index = position?.index ?? next
            if position == nil { next += 1 }
            if arguments.indices.contains(index) { result += arguments[index] }
            text = rest.dropFirst(specifier.count)
        }
        return result + text
    }

    private static let specifiers = ["@", "lld", "llu", "lf", "f", "d", "u"]

    /// Which argument a specifier asks for, as `2$` does, and how long it says so.
    private static func position(at text: Substring) -> (index: Int, length: Int)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, text.dropFirst(digits.count).first == "$" else { return nil }
        return (number - 1, digits.count + 1)
    }
}

extension BinaryInteger {
    fileprivate var groupedText: String { formatted() }
}

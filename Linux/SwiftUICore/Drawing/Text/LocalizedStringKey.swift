public import Foundation

/// A key into a table of localised strings; where there is no entry, the key is the text.
///
/// Source: Apple, SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    package let format: LocalizedFormat

    public init(_ value: String) {
        format = LocalizedFormat(key: value)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        format = stringInterpolation.format
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = LocalizedFormat(key: "", hasArguments: true)

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            format.key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.string(format.format(input)))
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            appendInterpolation(value, specifier: value._specifier)
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(.init(value), specifier: specifier)
        }

        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
            appendInterpolation(AttributedString(attributedSubstring))
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            appendInterpolation(format.format(input))
        }

        public mutating func appendInterpolation(_ image: Image) {
            append(.text(Text(image)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)))
        }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        private mutating func append(_ argument: LocalizedFormat.Argument, specifier: String = "%@") {
            format.key += specifier
            format.arguments.append(argument)
        }
    }

    package func localized(tableName: String?, bundle: Bundle?) -> String {
        Text(self, tableName: tableName, bundle: bundle).string
    }
}

// Numbers as the API writes them: strings, with commas, ranges, units and notes.

public import Foundation

/// A number, or a range of numbers, read from a fact such as `1,358`, `30-165`, `1000km` or `1 standard`.
public struct FactNumber: Hashable, Comparable, Sendable {
    public let lower: Double
    /// Equal to `lower` unless the fact is a range.
    public let upper: Double
    /// What follows the number and is no unit, such as `(surface), 1 standard (Cloud City)`.
    public let note: String?

    /// Nil if the fact holds no number: `unknown`, `n/a`, `none`, `Live food tanks`.
    ///
    /// - Parameter zeroIsUnknown: true for facts that can't be 0, such as a planet's diameter.
    public init?(_ raw: String?, zeroIsUnknown: Bool = false) {
        var rest = Substring((raw ?? "").trimmed)
        guard let first = Self.takeNumber(&rest), !(zeroIsUnknown && first == 0) else { return nil }
        var last = first
        if rest.first == "-" {
            var end = rest.dropFirst()
            guard let second = Self.takeNumber(&end), second >= first else { return nil }
            (last, rest) = (second, end)
        }
        let remark = rest.trimmed
        lower = first
        upper = last
        note = ["", "km", "standard"].contains(remark) ? nil : remark
    }

    /// The number as the locale writes it, with a unit such as "cm" behind it.
    public func formatted(unit: String = "", locale: Locale = .autoupdatingCurrent) -> String {
        let style = FloatingPointFormatStyle<Double>.number.locale(locale).precision(.fractionLength(0...2))
        let numbers = lower == upper ? style.format(lower) : "\(style.format(lower)) to \(style.format(upper))"
        return [numbers, unit, note ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Ranges are sorted by their lower bound.
    public static func < (one: FactNumber, other: FactNumber) -> Bool {
        (one.lower, one.upper, one.note ?? "") < (other.lower, other.upper, other.note ?? "")
    }

    /// Takes digits, thousands commas and a fraction off the front.
    private static func takeNumber(_ text: inout Substring) -> Double? {
        let digits = text.prefix { "0"..."9" ~= $0 || $0 == "," || $0 == "." }
        guard digits.first?.isNumber == true, let number = Double(digits.filter { $0 != "," }), number.isFinite
        else { return nil }
        text = text.dropFirst(digits.count)
        return number
    }
}

extension FactNumber {
    /// The fact to show: the number with its unit, else the word for its absence, else the API's own words.
    public static func shown(_ raw: String?, unit: String, locale: Locale = .autoupdatingCurrent) -> String {
        FactNumber(raw)?.formatted(unit: unit, locale: locale) ?? FactText(raw).shown
    }
}

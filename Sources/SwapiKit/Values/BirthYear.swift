// Years before and after the Battle of Yavin.

/// A year of the films' calendar, such as `41.9BBY`. Earlier years are smaller.
public struct BirthYear: Hashable, Comparable, Sendable {
    /// Years after the Battle of Yavin; negative before it.
    public let year: Double
    /// The year with a blank before its unit: `41.9 BBY`.
    public let shown: String

    /// Nil for `unknown` and anything else that is no such year.
    public init?(_ raw: String?) {
        let text = (raw ?? "").filter { !$0.isWhitespace }.uppercased()
        guard text.hasSuffix("BBY") || text.hasSuffix("ABY"),
            case .number(let number) = Amount(String(text.dropLast(3)))
        else { return nil }
        year = text.hasSuffix("BBY") ? -number : number
        shown = "\(text.dropLast(3)) \(text.suffix(3))"
    }

    /// The year to show, or the word for its absence.
    public static func shown(_ raw: String?) -> String {
        BirthYear(raw)?.shown ?? FactText(raw).shown
    }

    public static func < (one: BirthYear, other: BirthYear) -> Bool {
        one.year < other.year
    }
}

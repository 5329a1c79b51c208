// What a fact says of a number, and how exactly.

/// A number as the records have it, or the reason why there is none. It has no unit; see `Quantity`.
public enum Amount: Hashable, Sendable {
    case number(Double)
    /// Such as a crew of `30-165`.
    case range(lower: Double, upper: Double)
    /// A number that holds with a remark, such as `1.5 (surface), 1 standard (Cloud City)`.
    case noted(Double, note: String)
    /// An answer that is no number: `Live food tanks`.
    case words(String)
    /// An answer that is no number either: `none`. It is never 0.
    case nothing
    /// Nobody knows: `unknown`, `indefinite`, blank or absent.
    case unknown
    /// The question makes no sense for this record: `n/a`.
    case notApplicable

    /// Reads a fact such as `1,358`, `30-165`, `1000km` or `1 standard`.
    ///
    /// - Parameters:
    ///   - suffixes: what may stand behind the number and says nothing new, such as `km`.
    ///   - zeroIsUnknown: true for facts that can't be 0, such as a planet's diameter.
    public init(_ raw: String?, suffixes: [String] = [], zeroIsUnknown: Bool = false) {
        switch FactText(raw) {
        case .unknown: self = .unknown
        case .notApplicable: self = .notApplicable
        case .none: self = .nothing
        case .text(let text):
            let amount = Self.parse(text, suffixes: suffixes)
            self = zeroIsUnknown && amount == .number(0) ? .unknown : amount ?? .words(text)
        }
    }

    /// The number, or the lower end of a range; nil if there is none.
    public var number: Double? {
        switch self {
        case .number(let number), .noted(let number, _): number
        case .range(let lower, _): lower
        case .words, .nothing, .unknown, .notApplicable: nil
        }
    }

    /// The upper end of a range, else the number.
    public var upperNumber: Double? {
        if case .range(_, let upper) = self { upper } else { number }
    }

    private static func parse(_ text: String, suffixes: [String]) -> Amount? {
        var rest = Substring(text)
        guard let first = takeNumber(&rest) else { return nil }
        if let last = end(of: rest, suffixes), last >= first { return .range(lower: first, upper: last) }
        if isSaidBySuffix(rest, suffixes) { return .number(first) }
        // What follows at once, without a blank, is a unit that nobody knows or another number.
        guard rest.first?.isWhitespace == true || rest.first == "(" else { return nil }
        return .noted(first, note: rest.trimmed)
    }

    /// The number behind a dash, if there is nothing else.
    private static func end(of rest: Substring, _ suffixes: [String]) -> Double? {
        var end = rest.drop(while: \.isWhitespace)
        guard let dash = end.popFirst(), dash == "-" || dash == "–" else { return nil }
        end = end.drop(while: \.isWhitespace)
        guard let number = takeNumber(&end), isSaidBySuffix(end, suffixes) else { return nil }
        return number
    }

    private static func isSaidBySuffix(_ rest: Substring, _ suffixes: [String]) -> Bool {
        let remark = rest.trimmed.lowercased()
        return remark.isEmpty || suffixes.contains(remark)
    }

    /// Takes digits, commas between thousands, and a fraction off the front.
    private static func takeNumber(_ text: inout Substring) -> Double? {
        let digits = text.prefix { "0"..."9" ~= $0 || $0 == "," || $0 == "." }
        let groups = digits.prefix { $0 != "." }.split(separator: ",", omittingEmptySubsequences: false)
        let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.count == 1 || groups[0].count <= 3)
        guard groups.first?.isEmpty == false, isGrouped,
            let number = Double(digits.filter { $0 != "," }), number.isFinite
        else { return nil }
        text = text.dropFirst(digits.count)
        return number
    }
}

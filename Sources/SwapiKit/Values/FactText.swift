// The seven ways in which the API says that there is no value, and the ones that are an answer.

/// A fact in words, with the API's ways of saying "no value" told apart.
public enum FactText: Hashable, Sendable {
    /// Nobody knows: `unknown`, `indefinite`, blank or absent.
    case unknown
    /// The question makes no sense for this record: `n/a`.
    case notApplicable
    /// An answer: no hair, no gender.
    case none
    case text(String)

    public init(_ raw: String?) {
        let text = (raw ?? "").trimmed
        switch text.lowercased() {
        case "", "unknown", "indefinite": self = .unknown
        case "n/a": self = .notApplicable
        case "none": self = .none
        default: self = .text(text)
        }
    }

    /// The words to show, with a capital in front.
    public var shown: String {
        switch self {
        case .unknown: "Unknown"
        case .notApplicable: "Not applicable"
        case .none: "None"
        case .text(let text): text.prefix(1).uppercased() + text.dropFirst()
        }
    }
}

extension StringProtocol {
    /// The text without blanks at either end.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

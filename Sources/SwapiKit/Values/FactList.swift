// Lists that the API writes as one string.

/// Takes facts such as `brown, grey` apart.
public enum FactList {
    /// The items of a list joined by commas; none where there is no value. `none` is an answer: it is an item.
    public static func items(_ raw: String?) -> [String] {
        switch FactText(raw) {
        case .unknown, .notApplicable: []
        case .none: ["none"]
        case .text(let text): pieces(text, at: ",")
        }
    }

    /// The makers of a craft. What belongs to the name before it, such as `Inc.`, stays with it; two makers may also have
    /// a slash between them.
    public static func makers(_ raw: String?) -> [String] {
        guard case .text(let text) = FactText(raw) else { return [] }
        return pieces(text, at: "/").flatMap { part in
            pieces(part, at: ",").reduce(into: [String]()) { makers, piece in
                if let last = makers.last, legalForms.contains(piece.lowercased()) {
                    makers[makers.count - 1] = "\(last), \(piece)"
                } else {
                    makers.append(piece)
                }
            }
        }
    }

    private static let legalForms: Set = [
        "inc", "inc.", "incorporated", "ltd", "ltd.", "limited", "llc", "co.", "corp.", "corps.",
    ]

    private static func pieces(_ text: String, at separator: Character) -> [String] {
        text.split(separator: separator).map(\.trimmed).filter { !$0.isEmpty }
    }
}

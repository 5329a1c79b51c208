// The shape of a JSON document, and where another document differs from it.

/// Written as JSON: `"string"`, `"string|null"`, `"any"`; `[shape]` for an array of any length; an object with its keys,
/// those that may be missing with a question mark at their end.
struct Shape: Sendable {
    private let pattern: JSONValue

    init(_ pattern: JSONValue) {
        self.pattern = pattern
    }

    /// The differences of a value, each once, in the order in which they were met; how often each was met.
    func differences(in value: JSONValue) -> [(text: String, count: Int)] {
        var order: [String] = []
        var counts: [String: Int] = [:]
        compare(value, with: pattern, path: "") { difference in
            if counts[difference] == nil { order.append(difference) }
            counts[difference, default: 0] += 1
        }
        return order.map { ($0, counts[$0] ?? 0) }
    }

    private func compare(_ value: JSONValue, with pattern: JSONValue, path: String, report: (String) -> Void) {
        switch (pattern, value) {
        case (.string(let types), _):
            let allowed = types.split(separator: "|").map(String.init)
            if !allowed.contains("any"), !allowed.contains(value.typeName) {
                report("\(path) is \(value.typeName), not \(allowed.joined(separator: " or "))")
            }
        case (.array(let patterns), .array(let elements)):
            guard let element = patterns.first else { return }
            elements.forEach { compare($0, with: element, path: "\(path)[]", report: report) }
        case (.object(let patterns), .object(let fields)):
            let known = Dictionary(
                patterns.map { key, value in (key.last == "?" ? String(key.dropLast()) : key, value) },
                uniquingKeysWith: { first, _ in first })
            for key in Set(known.keys).union(fields.keys).sorted() {
                let place = path.isEmpty ? key : "\(path).\(key)"
                switch (known[key], fields[key]) {
                case (nil, .some(let new)): report("\(place) is new (\(new.typeName))")
                case (.some, nil): if patterns["\(key)?"] == nil { report("\(place) is missing") }
                case (.some(let expected), .some(let field)):
                    compare(field, with: expected, path: place, report: report)
                case (nil, nil): break
                }
            }
        default:
            report("\(path.isEmpty ? "the answer" : path) is \(value.typeName), not \(pattern.typeName)")
        }
    }
}

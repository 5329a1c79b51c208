// A record's properties as they come: strings, numbers, lists of links, and whatever else.

/// What a document has under `properties`. Nothing in it has to be there, or to be of the kind that is expected.
public struct Properties: Decodable, Sendable {
    private let values: [String: Value]

    public init(from decoder: any Decoder) throws {
        values = try decoder.singleValueContainer().decode([String: Value].self)
    }

    /// A string, or a number read as one; nil if there is neither.
    func text(_ key: String) -> String? {
        if case .text(let text) = values[key] { text } else { nil }
    }

    /// The end of a link; nil if it leads to no record of the kind.
    func reference<Target: Record>(_ key: String) -> Reference<Target>? {
        text(key).flatMap { RecordID(link: $0) }.flatMap { Reference($0) }
    }

    /// The ends of a list of links, in the order of their numbers, each once; none if there is no list.
    func references<Target: Record>(_ key: String) -> [Reference<Target>] {
        guard case .list(let links) = values[key] else { return [] }
        return Set(links.compactMap { RecordID(link: $0) }.compactMap { Reference<Target>($0) }).sorted()
    }

    private enum Value: Decodable, Sendable {
        case text(String)
        case list([String])
        case other

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self = .text(text)
            } else if let list = try? value.decode([String?].self) {
                self = .list(list.compactMap(\.self))
            } else if let number = try? value.decode(Int.self) {
                self = .text(String(number))
            } else if let number = try? value.decode(Double.self) {
                self = .text(String(number))
            } else {
                self = .other
            }
        }
    }
}

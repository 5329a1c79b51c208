// Reading values that the wire writes now as a string, now as a number, now not at all.

extension KeyedDecodingContainer {
    /// A string, or a whole number read as one.
    func decodeText(forKey key: Key) throws -> String {
        if let number = try? decode(Int.self, forKey: key) { return String(number) }
        return try decode(String.self, forKey: key)
    }

    /// The string or whole number, or nil when it is absent, null or of another kind.
    func text(forKey key: Key) -> String? {
        try? decodeText(forKey: key)
    }

    /// The uids at the ends of links such as `https://www.swapi.tech/api/films/1`; none when the array is absent.
    func linkedUIDs(forKey key: Key) -> [String] {
        ((try? decode([String?].self, forKey: key)) ?? []).compactMap { $0.flatMap(uid(ofLink:)) }
    }
}

/// The last part of a link's path if it is a number: swapi.tech also sends links that end in `null`.
func uid(ofLink link: String) -> String? {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/").last, last.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return String(last)
}

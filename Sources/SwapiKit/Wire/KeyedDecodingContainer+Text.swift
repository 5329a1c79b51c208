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
}

/// A node that depends on a preference of views inside it or beside it.
@MainActor protocol PreferenceReader: Node {
    /// Reads it again when all bodies have been evaluated.
    func readPreference()
}

/// The readers of preferences that may have changed.
@MainActor struct PreferenceReaders {
    private var stale: [ObjectIdentifier: any PreferenceReader] = [:]
    /// How often a reader found another value in this turn.
    private var changes: [ObjectIdentifier: Int] = [:]

    private static var limit: Int { 20 }

    var isEmpty: Bool { stale.isEmpty }

    mutating func add(_ reader: any PreferenceReader) {
        stale[ObjectIdentifier(reader)] = reader
    }

    /// All of them, the innermost first: what they do may change what those around them read.
    mutating func take() -> [any PreferenceReader] {
        defer { stale = [:] }
        return stale.values.filter(\.isMounted).sorted { ($0.depth, $0.serial) > ($1.depth, $1.serial) }
    }

    mutating func turnBegan() {
        if !changes.isEmpty { changes = [:] }
    }

    /// Whether the reader may act on another value; one that changes the preference by acting is stopped at last.
    mutating func mayAct(_ reader: any PreferenceReader, on key: Any.Type) -> Bool {
        let count = changes[ObjectIdentifier(reader), default: 0] + 1
        changes[ObjectIdentifier(reader)] = count
        if count == Self.limit + 1 {
            Messages.report(
                "the preference \(key) changed more than \(Self.limit) times in one turn: it is left as it is")
        }
        return count <= Self.limit
    }
}

import Foundation

/// What tells an element of a `ForEach` from the others, also where several have the same id.
struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}

/// The keys of ids in order, and where each of them stands.
struct NumberedKeys<ID: Hashable> {
    private(set) var keys: [ElementKey<ID>] = []
    private(set) var positions: [ElementKey<ID>: Int] = [:]
    /// How often ids have come again.
    private var repetitions: [ID: Int] = [:]

    // Hashing through a protocol costs five times as much, and there may be a hundred thousand of them.
    /// - Returns: the ids that now occur a second time.
    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    mutating func append(_ ids: [ID]) -> [ID] {
        var repeated: [ID] = []
        // Doubled at least: room that is asked for exactly is asked for each time anew.
        if keys.count + ids.count > keys.capacity {
            let capacity = max(keys.count + ids.count, 2 * keys.count)
            keys.reserveCapacity(capacity)
            positions.reserveCapacity(capacity)
        }
        for id in ids {
            let position = keys.count
            var key = ElementKey(id: id, occurrence: 0)
            if let first = positions.updateValue(position, forKey: key) {
                positions[key] = first
                let occurrence = repetitions[id, default: 0] + 1
                repetitions[id] = occurrence
                if occurrence == 1 { repeated.append(id) }
                key = ElementKey(id: id, occurrence: occurrence)
                positions[key] = position
            }
            keys.append(key)
        }
        return repeated
    }
}

import Foundation

/// What tells an element of a `ForEach` from the others, also where several have the same id.
struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}

/// The keys of many ids in order, and where each of them stands.
struct NumberedKeys<ID: Hashable> {
    private(set) var keys: [ElementKey<ID>] = []
    private(set) var positions: [ElementKey<ID>: Int] = [:]
    /// The ids that occur more than once.
    private(set) var repeated: [ID] = []

    // Hashing through a protocol costs five times as much, and there may be a hundred thousand of them.
    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    init(_ ids: [ID]) {
        var repetitions: [ID: Int] = [:]
        keys.reserveCapacity(ids.count)
        positions.reserveCapacity(ids.count)
        for (position, id) in ids.enumerated() {
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
    }
}

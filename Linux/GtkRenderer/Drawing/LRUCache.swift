/// Values by key up to a total cost; what was not used for longest goes first.
struct LRUCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0
    private(set) var cost = 0
    let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    /// Marks the value as used.
    mutating func value(for key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].lastUse = clock
        return entries.values[index].value
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        clock += 1
        self.cost += cost - (entries[key]?.cost ?? 0)
        entries[key] = Entry(value: value, cost: cost, lastUse: clock)
        if self.cost > limit { evict() }
    }

    mutating func removeAll() {
        entries.removeAll()
        cost = 0
    }

    /// Frees a quarter at once, so that a full cache does not search for the oldest with every value.
    private mutating func evict() {
        let target = limit - limit / 4
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard cost > target, entries.count > 1 else { return }
            entries[key] = nil
            cost -= entry.cost
        }
    }
}

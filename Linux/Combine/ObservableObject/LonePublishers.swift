import Synchronization

/// The publishers of objects that have no `@Published` property to keep theirs in.
enum LonePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToSweepAt = 16
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var table = Table()

    /// The publisher of an object, the same one as long as the object lives.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let (publisher, released) = lock.withLock { () -> (ObservableObjectPublisher, [Entry]) in
            let key = ObjectIdentifier(object)
            // The address may have been another object's.
            if let entry = table.entries[key], entry.object === object { return (entry.publisher, []) }
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            let replaced = table.entries.updateValue(entry, forKey: key)
            let swept = table.entries.count >= table.sizeToSweepAt ? sweep() : []
            return (entry.publisher, swept + (replaced.map { [$0] } ?? []))
        }
        withExtendedLifetime(released) {}
        return publisher
    }

    /// Removes the entries of objects that are gone; they are released outside of the lock.
    private static func sweep() -> [Entry] {
        let old = table.entries
        table.entries = old.filter { $0.value.object != nil }
        table.sizeToSweepAt = max(16, table.entries.count * 2)
        return Array(old.values)
    }
}

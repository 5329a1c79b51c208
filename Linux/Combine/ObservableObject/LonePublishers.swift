import Synchronization

/// The publishers of objects that have no `@Published` property to keep theirs in.
enum LonePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// What has to be released outside of the lock.
    private struct Swept {
        var entries: [Entry] = []
        /// The objects that live: whoever holds one last while the entries are looked at is who releases it.
        var objects: [AnyObject] = []
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToSweepAt = 16
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var table = Table()

    /// The publisher of an object, the same one as long as the object lives.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let (publisher, released) = lock.withLock { () -> (ObservableObjectPublisher, Swept) in
            let key = ObjectIdentifier(object)
            // The address may have been another object's.
            if let entry = table.entries[key], entry.object === object { return (entry.publisher, Swept()) }
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            let replaced = table.entries.updateValue(entry, forKey: key)
            var swept = table.entries.count >= table.sizeToSweepAt ? sweep() : Swept()
            swept.entries.append(contentsOf: replaced.map { [$0] } ?? [])
            return (entry.publisher, swept)
        }
        withExtendedLifetime(released) {}
        return publisher
    }

    /// Removes the entries of objects that are gone; they are released outside of the lock.
    private static func sweep() -> Swept {
        var swept = Swept(entries: Array(table.entries.values))
        for (key, entry) in table.entries {
            if let object = entry.object {
                swept.objects.append(object)
            } else {
                table.entries[key] = nil
            }
        }
        table.sizeToSweepAt = max(16, table.entries.count * 2)
        return swept
    }
}

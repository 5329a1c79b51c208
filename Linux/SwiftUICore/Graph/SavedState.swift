import Foundation

/// What a person's doing has left in the nodes of a lazy row, kept while the row has no nodes.
@MainActor final class SavedState {
    /// The type of the node that it is of.
    let type: ObjectIdentifier
    var storages: [AnyObject] = []
    var scrollOffset: CGPoint?
    /// By the child's place among its siblings.
    var children: [Int: SavedState] = [:]
    /// Of a `ForEach`, by the element's key.
    var rows: [AnyHashable: SavedState] = [:]

    init(of node: Node) {
        type = ObjectIdentifier(Swift.type(of: node))
    }

    var isEmpty: Bool { storages.isEmpty && scrollOffset == nil && children.isEmpty && rows.isEmpty }
}

/// The states of a loop's released rows; of very many the last ones.
@MainActor struct SavedRows<Key: Hashable> {
    private struct Entry {
        let state: SavedState
        let age: Int
    }

    private var entries: [Key: Entry] = [:]
    private var lastAge = 0
    private static var limit: Int { 4_096 }

    var keys: some Collection<Key> { entries.keys }
    var states: [Key: SavedState] { entries.mapValues(\.state) }

    mutating func keep(_ state: SavedState?, of key: Key) {
        guard let state else { return }
        lastAge += 1
        entries[key] = Entry(state: state, age: lastAge)
        guard entries.count > Self.limit else { return }
        // A quarter at once, so that the search for the oldest is rare.
        for (key, _) in entries.sorted(by: { $0.value.age < $1.value.age }).prefix(Self.limit / 4) {
            entries[key] = nil
        }
    }

    mutating func take(_ key: Key) -> SavedState? { entries.removeValue(forKey: key)?.state }

    mutating func removeAll(where isGone: (Key) -> Bool) {
        if !entries.isEmpty { entries = entries.filter { !isGone($0.key) } }
    }
}

import SwiftUICore

/// The keys that press buttons. Each belongs to the peer that registered it last.
///
/// When an element's kind changes, its new peer registers before the old one leaves: that must not take the key away.
struct ShortcutTable {
    private var entries: [ElementID: (shortcut: KeyShortcut, owner: ObjectIdentifier)] = [:]

    var all: [(id: ElementID, shortcut: KeyShortcut)] { entries.map { ($0.key, $0.value.shortcut) } }

    /// Takes the place of what another owner registered for the element.
    mutating func set(_ shortcut: KeyShortcut?, of id: ElementID, by owner: AnyObject) {
        entries[id] = shortcut.map { ($0, ObjectIdentifier(owner)) }
    }

    /// The owner leaves; what another one has registered since stays.
    mutating func remove(_ id: ElementID, by owner: AnyObject) {
        if entries[id]?.owner == ObjectIdentifier(owner) { entries[id] = nil }
    }
}

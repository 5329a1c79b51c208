import SwiftUICore
import Testing

@testable import GtkRenderer

struct ShortcutTableTests {
    private final class Owner {}

    private let id = ElementID(rawValue: 1)
    private let key = KeyShortcut(key: "r", command: true)
    private var table = ShortcutTable()

    @Test("A button that becomes one of another kind keeps its key when its old peer leaves")
    mutating func kindChanges() {
        let (old, new) = (Owner(), Owner())
        table.set(key, of: id, by: old)
        table.set(key, of: id, by: new)
        table.remove(id, by: old)
        #expect(table.all.map(\.shortcut) == [key])
        table.remove(id, by: new)
        #expect(table.all.isEmpty)
    }

    @Test("A new peer without a key takes the old one's away")
    mutating func keyGoes() {
        let (old, new) = (Owner(), Owner())
        table.set(key, of: id, by: old)
        table.set(nil, of: id, by: new)
        #expect(table.all.isEmpty)
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// What modifiers put into the environment, as views read it.
@Suite struct ReadValuesTests {
    /// Shows one of the environment's values.
    private struct Reader<Value>: View {
        @Environment private var value: Value
        init(_ path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }
        var body: some View { Text("\(String(describing: value))") }
    }

    @Test func `views read how text is cut`() {
        let window = InMemoryWindow(
            VStack {
                Reader(\.truncationMode)
                Reader(\.truncationMode).truncationMode(.middle)
            })
        #expect(window.texts == ["tail", "middle"])
    }

    @Test func `views read the key that presses a button where they are`() {
        struct Shortcut: View {
            @Environment(\.keyboardShortcut) private var shortcut
            var body: some View {
                Text(shortcut.map { $0 == .defaultAction ? "default" : "\($0.key.character)" } ?? "none")
            }
        }
        let window = InMemoryWindow(
            VStack {
                Shortcut()
                Shortcut().keyboardShortcut("b")
                Shortcut().keyboardShortcut(.defaultAction)
                Shortcut().keyboardShortcut(nil)
            })
        #expect(window.texts == ["none", "b", "default", "none"])
    }

    @Test func `a view reads how to refresh what it is in, and does so`() async {
        struct Refresher: View {
            @Environment(\.refresh) private var refresh
            let log: Log
            var body: some View {
                Text(refresh == nil ? "fixed" : "refreshable").task {
                    await refresh?()
                    log.add("done")
                }
            }
        }
        let fixed = Log(), log = Log()
        let window = InMemoryWindow(
            VStack {
                Refresher(log: fixed)
                Refresher(log: log).refreshable { await log.add("refreshed") }
            })
        #expect(window.texts == ["fixed", "refreshable"])
        #expect(await window.settle { fixed.entries.count == 1 && log.entries.count == 2 })
        #expect(log.entries == ["refreshed", "done"])
    }

    @Test func `a window goes in the direction of the desktop's language`() throws {
        let row = HStack(spacing: 0) {
            Leaf("a", 10, 10)
            Leaf("b", 20, 10)
            Reader(\.layoutDirection)
        }
        let size = CGSize(width: 100, height: 10)
        // A row of 30 and the text beside it.
        let window = InMemoryWindow(row.fixedSize(), size: size)
        #expect(window.has("leftToRight"))
        #expect(try window.frame("a").minX < window.frame("b").minX)
        window.graph.settingsChanged(DesktopSettings(isRightToLeft: true))
        window.settle()
        #expect(window.has("rightToLeft"))
        #expect(try window.frame("a").minX == window.frame("b").maxX)
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct ForEachBindingTests {
    /// Counts how often anybody asks for its id.
    nonisolated private struct Item: Equatable {
        let number: Int
        var text: String
        let log: Counter

        final class Counter: Sendable {
            nonisolated(unsafe) var count = 0
        }

        var key: Int {
            log.count += 1
            return number
        }

        static func == (lhs: Item, rhs: Item) -> Bool { lhs.number == rhs.number && lhs.text == rhs.text }
    }

    private struct Row: View {
        @Binding var item: Item
        var body: some View { Button(item.text) { item.text += "!" } }
    }

    private struct Sample: View {
        @State var items: [Item]
        @State private var other = 0
        var body: some View {
            VStack {
                Button("Other \(other)") { other += 1 }
                ScrollView { LazyVStack { ForEach($items, id: \.key) { Row(item: $0) } } }
            }
        }
    }

    @Test func `an element is written through its binding`() throws {
        let log = Item.Counter()
        let items = ["a", "b", "c"].enumerated().map { Item(number: $0, text: $1, log: log) }
        let window = InMemoryWindow(Sample(items: items))
        try window.press("b")
        #expect(window.buttons == ["Other 0", "a", "b!", "c"])
    }

    @Test func `elements that stay as they are aren't asked for their ids, but for those on screen`() throws {
        let log = Item.Counter()
        let items = (0..<1_000).map { Item(number: $0, text: "row \($0)", log: log) }
        let window = InMemoryWindow(Sample(items: items))
        log.count = 0
        try window.press("Other 0")
        #expect(log.count < 100)
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct SceneStorageTests {
    enum Side: String { case light, dark }
    enum Level: Int { case low, high }

    private struct Sample: View {
        @SceneStorage("on") private var on = false
        @SceneStorage("count") private var count = 1
        @SceneStorage("ratio") private var ratio = 0.5
        @SceneStorage("name") private var name = "nobody"
        @SceneStorage("site") private var site = URL(filePath: "/a")
        @SceneStorage("data") private var data = Data([1])
        @SceneStorage("side") private var side = Side.light
        @SceneStorage("level") private var level = Level.low
        @SceneStorage("maybe") private var maybe: String?

        var body: some View {
            VStack {
                Text(
                    "\(String(on)) \(count) \(String(ratio)) \(name) \(site.path) \(data.count) \(side.rawValue) \(level.rawValue) \(maybe ?? "nil")"
                )
                Button("Change") {
                    on = true
                    count = 2
                    ratio = 0.25
                    name = "Leia"
                    site = URL(filePath: "/b")
                    data = Data([1, 2])
                    side = .dark
                    level = .high
                    maybe = "yes"
                }
                Button("Forget") { maybe = nil }
            }
        }
    }

    private struct Twins: View {
        @SceneStorage("count") private var first = 1
        @SceneStorage("count") private var second = 1

        var body: some View {
            VStack {
                Text("\(first) \(second)")
                Button("More") { first += 1 }
                Counter()
            }
        }
    }

    private struct Counter: View {
        @SceneStorage("count") private var count = 1

        var body: some View { Text("child \(count)") }
    }

    @Test func `values begin as the view says, and come back in the next window`() throws {
        let values = SceneValues()
        var changes = 0
        values.changed = { changes += 1 }
        let window = InMemoryWindow(Sample(), sceneValues: values)
        #expect(window.texts.contains("false 1 0.5 nobody /a 1 light 0 nil"))
        #expect(values.values.isEmpty)
        try window.press("Change")
        #expect(window.texts.contains("true 2 0.25 Leia /b 2 dark 1 yes"))
        #expect(changes == 9)

        let kept = try JSONDecoder().decode(
            [String: SceneValue].self, from: JSONEncoder().encode(values.values))
        let next = InMemoryWindow(Sample(), sceneValues: SceneValues(kept))
        #expect(next.texts.contains("true 2 0.25 Leia /b 2 dark 1 yes"))
        try next.press("Forget")
        #expect(next.texts.contains("true 2 0.25 Leia /b 2 dark 1 nil"))
    }

    @Test func `a key means the same value wherever it is named in a window`() throws {
        let window = InMemoryWindow(Twins())
        try window.press("More")
        #expect(window.texts.contains("2 2"))
        #expect(window.texts.contains("child 2"))
    }

    @Test func `a kept value of another type counts for nothing`() {
        let window = InMemoryWindow(Counter(), sceneValues: SceneValues(["count": .string("many")]))
        #expect(window.texts == ["child 1"])
    }

    private struct Keyed: View {
        @SceneStorage private var count: Int

        init(_ key: String) {
            _count = SceneStorage(wrappedValue: 0, key)
        }

        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct Switching: View {
        @State private var key = "a"

        var body: some View {
            VStack {
                Keyed(key)
                Button("Switch") { key = key == "a" ? "b" : "a" }
            }
        }
    }

    @Test func `a view that is given another key shows and writes that key's value`() throws {
        let values = SceneValues(["b": .int(7)])
        let window = InMemoryWindow(Switching(), sceneValues: values)
        try window.press("count 0")
        try window.press("Switch")
        try window.press("count 7")
        #expect(values.values == ["a": .int(1), "b": .int(8)])
        try window.press("Switch")
        #expect(window.has("count 1"))
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct AppStorageTests {
    private enum Kind: String { case small, large }

    @Test func `views that name a key share its value, which is written into the store`() throws {
        struct Writer: View {
            @AppStorage("count") private var count = 1
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Reader: View {
            @AppStorage("count") private var count = 1
            var body: some View { Text("read \(count)") }
        }
        let store = try Store()
        let window = InMemoryWindow(
            VStack {
                Writer()
                Reader()
            }.defaultAppStorage(store.defaults))
        window.mark()
        try window.press("count 1")
        #expect(window.texts == ["count 2", "read 2"])
        #expect(window.evaluations.sorted() == ["Reader", "Writer"])
        #expect(store.defaults.integer(forKey: "count") == 2)
    }

    @Test func `what the store holds comes before the default value`() throws {
        struct Sample: View {
            @AppStorage private var name: String
            @AppStorage private var kind: Kind
            @AppStorage private var size: Double?
            init(_ store: UserDefaults) {
                _name = AppStorage(wrappedValue: "none", "name", store: store)
                _kind = AppStorage(wrappedValue: .small, "kind", store: store)
                _size = AppStorage("size", store: store)
            }
            var body: some View {
                VStack {
                    Text("\(name) \(kind.rawValue) \(size == nil ? "no size" : "a size")")
                    Button("Change") { (name, kind, size) = ("b", .large, 2) }
                    Button("Clear") { size = nil }
                }
            }
        }
        let store = try Store()
        store.defaults.set("a", forKey: "name")
        let window = InMemoryWindow(Sample(store.defaults))
        #expect(window.texts.first == "a small no size")
        try window.press("Change")
        #expect(window.texts.first == "b large a size")
        #expect(store.defaults.string(forKey: "kind") == "large")
        #expect(InMemoryWindow(Sample(store.defaults)).texts.first == "b large a size")
        try window.press("Clear")
        #expect(store.defaults.object(forKey: "size") == nil)
    }

    @Test func `a binding writes, and another key is another value`() throws {
        struct Child: View {
            @AppStorage private var isOn: Bool
            init(_ key: String) { _isOn = AppStorage(wrappedValue: false, key) }
            var body: some View { Toggler(isOn: $isOn) }
        }
        struct Toggler: View {
            @Binding var isOn: Bool
            var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
        }
        struct Sample: View {
            @State private var key = "first"
            var body: some View {
                VStack {
                    Child(key)
                    Button("Other") { key = "second" }
                }
            }
        }
        let store = try Store()
        let window = InMemoryWindow(Sample().defaultAppStorage(store.defaults))
        try window.press("off")
        #expect(store.defaults.bool(forKey: "first"))
        try window.press("Other")
        #expect(window.buttons.first == "off")
    }

    /// Defaults that go with the test.
    private final class Store {
        let defaults: UserDefaults
        private let name = "AppStorageTests-\(UUID().uuidString)"

        init() throws { defaults = try #require(UserDefaults(suiteName: name)) }

        deinit { UserDefaults().removePersistentDomain(forName: name) }
    }
}

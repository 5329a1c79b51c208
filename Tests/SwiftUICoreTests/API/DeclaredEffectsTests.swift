import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Small things that a declaration promises beyond compiling.
struct DeclaredEffectsTests {
    @Test func `a binding to a collection is a collection of bindings`() {
        let values = Kept([1, 2, 3])
        let binding = values.binding
        #expect(binding.map(\.wrappedValue) == [1, 2, 3])
        binding[1].wrappedValue = 20
        #expect(values.value == [1, 20, 3])
        #expect(binding.count == 3 && binding.last?.wrappedValue == 3)
    }

    @Test func `a binding of a hidden type writes values of that type only`() {
        let number = Kept(1)
        let binding = Binding<AnyHashable>(number.binding)
        binding.wrappedValue = "two"
        #expect(number.value == 1)
        binding.wrappedValue = 2
        #expect(number.value == 2)
    }

    @Test func `numbers in a key are written with as many decimals as Apple writes`() {
        #expect(text("\(1.5) and \(CGFloat(2)) and \(UInt8(7))") == "1.500000 and 2.000000 and 7")
        #expect(text("100 % of \(3)") == "100 % of 3")
    }

    @Test(arguments: [
        (0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0), (0.5, 0.0, 1.0, 1.0),
        (1.0, 1.0, 0.0, 0.0),
    ])
    func `a hue goes around the circle`(hue: Double, red: Double, green: Double, blue: Double) {
        let color = Color(hue: hue, saturation: 1, brightness: 1).resolved(in: EnvironmentValues())
        for (part, expected) in [(color.red, red), (color.green, green), (color.blue, blue)] {
            #expect(abs(part - expected) < 1e-9)
        }
        let grey = Color(hue: hue, saturation: 0, brightness: 0.25).resolved(in: EnvironmentValues())
        #expect([grey.red, grey.green, grey.blue] == [0.25, 0.25, 0.25])
    }

    @Test func `toolbar content is what its conditions choose`() {
        @ToolbarContentBuilder func content(_ isEditing: Bool) -> some ToolbarContent {
            ToolbarItem { Text("Always") }
            if isEditing {
                ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
                ToolbarItem(placement: .confirmationAction) { Text("Done") }
            } else {
                ToolbarItem { Text("Edit") }
            }
            if isEditing { ToolbarItem { Text("Editing") } }
        }
        #expect(content(true).allItems.count == 4)
        #expect(content(false).allItems.count == 2)
    }

    @Test func `a primitive style makes the button, and triggers it`() {
        var count = 0
        let shown = Window(
            Button("Press") { count += 1 }
                .buttonStyle(Doubling()))
        #expect(shown.labels == ["Press", "Once more", "Press"])
        shown.press("Once more")
        #expect(count == 1)
    }

    @Test func `bindings of a list's elements write into the list`() {
        let rows = Kept([Row(id: 1, text: "a"), Row(id: 2, text: "b")])
        let shown = Window(
            ForEach(rows.binding) { $row in
                Button(row.text) { row.text += "!" }
            })
        #expect(shown.labels == ["a", "b"])
        shown.press("b")
        #expect(rows.value.map(\.text) == ["a", "b!"])
    }

    private func text(_ key: LocalizedStringKey) -> String { key.localized(tableName: nil, bundle: nil) }
}

private struct Doubling: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("Once more") { configuration.trigger() }
        Button(configuration)
    }
}

private struct Row: Identifiable {
    let id: Int
    var text: String
}

/// A value with a binding to it.
@MainActor private final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// A view in a window that only exists in memory.
@MainActor private final class Window {
    private let renderer = InMemoryRenderer()
    private let graph: ViewGraph

    init(_ view: some View) {
        graph = ViewGraph(VStack { view }, renderer: renderer)
        graph.resize(to: CGSize(width: 400, height: 400))
        renderer.settle(graph)
    }

    private var elements: [DisplayElement] {
        func all(_ items: [DisplayItem]) -> [DisplayElement] {
            items.flatMap { item -> [DisplayElement] in
                switch item {
                case .element(let element): [element] + all(element.content)
                case .clip(_, let inner), .opacity(_, let inner), .shadow(_, let inner): all(inner)
                default: []
                }
            }
        }
        return all(renderer.root?.content ?? [])
    }

    /// What texts and buttons say, from the top.
    var labels: [String] { elements.map(\.accessibility.label).filter { !$0.isEmpty } }

    func press(_ label: String) {
        guard let element = elements.last(where: { $0.accessibility.label == label }) else { return }
        graph.send(.activated, to: element.id)
        renderer.settle(graph)
    }
}

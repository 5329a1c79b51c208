import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct IdentityTests {
    @Test func `a parent's update keeps a child's state`() throws {
        struct Parent: View {
            @State private var title = "one"
            var body: some View {
                VStack {
                    Text(title)
                    Counter(name: title)
                    Button("Rename") { title = "two" }
                }
            }
        }
        let window = InMemoryWindow(Parent())
        try window.press("one 0")
        try window.press("Rename")
        #expect(window.buttons == ["two 1", "Rename"])
    }

    @Test func `of a hundred children only the changed one is evaluated`() throws {
        struct Child: View {
            let value: Int
            var body: some View { Text("\(value)") }
        }
        struct Parent: View {
            @State private var values = Array(0..<100)
            var body: some View {
                VStack {
                    ForEach(Array(values.enumerated()), id: \.offset) { Child(value: $1) }
                    Button("Change") { values[50] = 1000 }
                }
            }
        }
        let window = InMemoryWindow(Parent())
        window.mark()
        try window.press("Change")
        #expect(window.evaluations == ["Parent", "Child"])
        #expect(window.has("1,000"))
    }

    @Test func `the other branch of a condition has new state`() throws {
        struct Sample: View {
            @State private var isFirst = true
            var body: some View {
                VStack {
                    if isFirst { Counter(name: "a") } else { Counter(name: "a") }
                    Button("Switch") { isFirst.toggle() }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a 0")
        #expect(window.has("a 1"))
        try window.press("Switch")
        #expect(window.has("a 0"))
        try window.press("Switch")
        #expect(window.has("a 0"))
    }

    @Test func `an optional view that comes back has new state, and its neighbours keep theirs`() throws {
        struct Sample: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere { Counter(name: "a") }
                    Counter(name: "b")
                    Button("Toggle") { isThere.toggle() }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a 0")
        try window.press("b 0")
        try window.press("Toggle")
        #expect(window.buttons == ["b 1", "Toggle"])
        try window.press("Toggle")
        #expect(window.buttons == ["a 0", "b 1", "Toggle"])
    }

    @Test func `another id is another view`() throws {
        struct Sample: View {
            @State private var id = 0
            @State private var other = 0
            var body: some View {
                VStack {
                    Counter(name: "a").id(id)
                    Text("\(other)")
                    Button("Next") { id += 1 }
                    Button("Other") { other += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a 0")
        try window.press("Other")
        #expect(window.has("a 1"))
        try window.press("Next")
        #expect(window.has("a 0"))
    }

    @Test func `state goes along with its element when others come, go and move`() throws {
        struct Sample: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Counter(name: $0) }
                    Button("Insert") { names.insert("x", at: 1) }
                    Button("Reverse") { names.reverse() }
                    Button("Remove") { names.removeAll { $0 == "b" } }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("b 0")
        try window.press("c 0")
        try window.press("c 1")
        try window.press("Insert")
        #expect(window.buttons.prefix(4) == ["a 0", "x 0", "b 1", "c 2"])
        try window.press("Reverse")
        #expect(window.buttons.prefix(4) == ["c 2", "b 1", "x 0", "a 0"])
        try window.press("Remove")
        #expect(window.buttons.prefix(3) == ["c 2", "x 0", "a 0"])
    }

    @Test func `elements of several views, or of none, keep their order and state`() throws {
        struct Sample: View {
            @State private var counts = [2, 0, 1]
            var body: some View {
                VStack {
                    ForEach(Array(counts.enumerated()), id: \.offset) { index, count in
                        ForEach(0..<count, id: \.self) { Counter(name: "\(index).\($0)") }
                    }
                    Button("Grow") { counts[1] = 2 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("2.0 0")
        try window.press("Grow")
        #expect(window.buttons == ["0.0 0", "0.1 0", "1.0 0", "1.1 0", "2.0 1", "Grow"])
    }

    @Test func `an id that occurs twice shows both elements, with state of their own`() throws {
        struct Sample: View {
            @State private var names = ["same", "same"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Counter(name: $0) }
                    Button("Add") { names.append("other") }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        window.send(.activated, to: try #require(window.elements.first { $0.isButton }))
        try window.press("Add")
        #expect(window.buttons == ["same 1", "same 0", "other 0", "Add"])
    }

    @Test func `an AnyView keeps state while its type stays the same`() throws {
        struct Sample: View {
            @State private var kind = 0
            var body: some View {
                VStack {
                    kind == 2 ? AnyView(Group { Counter(name: "a") }) : AnyView(Counter(name: "a"))
                    Button("Next") { kind += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a 0")
        try window.press("Next")
        #expect(window.has("a 1"))
        try window.press("Next")
        #expect(window.has("a 0"))
    }

    @Test func `groups nest and grow in the middle`() throws {
        struct Sample: View {
            @State private var isGrown = false
            var body: some View {
                VStack {
                    Group {
                        Group {
                            Counter(name: "a")
                            if isGrown {
                                Text("new")
                                Counter(name: "n")
                            }
                        }
                        Counter(name: "b")
                    }
                    Button("Grow") { isGrown = true }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("b 0")
        try window.press("Grow")
        #expect(window.texts == ["a 0", "new", "n 0", "b 1", "Grow"])
    }

    @Test func `however many views of a stack change places, it gathers them once`() throws {
        struct Sample: View {
            @State private var isEditing = false
            var body: some View {
                VStack {
                    Button("Edit") { isEditing.toggle() }
                    ForEach(0..<100) { number in
                        if isEditing { Text("edited \(number)").padding() } else { Text("\(number)") }
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        let before = window.graph.collectionCount
        try window.press("Edit")
        #expect(window.texts.contains("edited 99"))
        #expect(window.graph.collectionCount - before == 1)
    }
}
